/// Where the store takes the time from: a parameter, so that tests move it by hand.
public protocol LibraryClock: Sendable {
    func now() -> Moment
}

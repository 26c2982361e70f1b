/// When FSRS wants a verse again.
public enum FSRSDelay: Hashable, Sendable {
    /// Later on the same day, by a learning step.
    case seconds(Int)
    case days(Int)

    /// Whole days: 0 for a step.
    public var days: Int {
        switch self {
        case .seconds: 0
        case .days(let days): days
        }
    }
}

import Foundation
public import Memorization

/// The clock and the time zone of the machine.
public struct SystemClock: LibraryClock {
    public init() {}

    public func now() -> Moment {
        let date = Date()
        let zone = TimeZone.autoupdatingCurrent
        return Moment(
            milliseconds: Int64((date.timeIntervalSince1970 * 1000).rounded(.down)),
            utcOffset: zone.secondsFromGMT(for: date), zone: zone.identifier)
    }
}

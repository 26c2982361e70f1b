/// The hour at which a study day begins, so that a review at one in the morning counts for the evening before.
///
/// Days are taken from the local wall clock at the time of the review. Days of 23 and 25 hours at a change of
/// the clocks are days like others, and a journey changes nothing in days that are over.
public struct DayStart: Hashable, Sendable {
    /// 0...23.
    public let hour: Int

    /// Four in the morning, as in Anki.
    public static let standard = DayStart(clamping: 4)

    /// - Parameter hour: 0...23; anything else is moved to the nearest.
    public init(clamping hour: Int) { self.hour = min(max(hour, 0), 23) }

    /// The study day that a moment belongs to.
    public func day(of moment: Moment) -> StudyDay {
        let local = Int(moment.milliseconds.flooredQuotient(by: 1000)) + moment.utcOffset - hour * 3600
        return StudyDay(number: local.flooredQuotient(by: 86_400))
    }
}

extension BinaryInteger {
    /// The quotient rounded down, unlike `/`, which rounds towards zero.
    func flooredQuotient(by divisor: Self) -> Self {
        let quotient = self / divisor
        return self % divisor != 0 && (self < 0) != (divisor < 0) ? quotient - 1 : quotient
    }
}

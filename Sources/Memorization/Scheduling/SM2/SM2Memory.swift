/// What SM-2 knows of a verse.
public struct SM2Memory: Hashable, Sendable {
    /// Successes since the last reset.
    public var repetitions: Int
    /// Days until the next review; 0 before the first review.
    public var interval: Int
    /// The ease factor in hundredths, never below 130. Hundredths, because 2.5 + 5 x 0.1 is just over 3 in
    /// binary fractions and an interval that is rounded up would come out a day too long.
    public var ease: Int
    /// True while a published SM-2 with same-day repetition asks for the verse again today.
    public var needsExtraReview: Bool

    public init(repetitions: Int = 0, interval: Int = 0, ease: Int = 250, needsExtraReview: Bool = false) {
        self.repetitions = repetitions
        self.interval = interval
        self.ease = ease
        self.needsExtraReview = needsExtraReview
    }

    /// The lowest ease factor, in hundredths.
    public static let minimumEase = 130
}

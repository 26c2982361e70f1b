/// What is scheduled for a verse: the fold of its reviews by one scheduler.
public struct VerseSchedule: Hashable, Sendable {
    /// What the scheduler knows; each keeps its own.
    public enum Memory: Hashable, Sendable {
        case sm2(SM2Memory)
        case fsrs(FSRSMemory)
    }

    /// nil before the first review.
    public var memory: Memory?
    /// nil before the first review.
    public var lastReview: StudyDay?
    /// nil before the first review.
    public var due: StudyDay?
    /// Days from the last review to the due day; 0 before the first review and for another round today.
    public var interval: Int
    /// Reviews so far.
    public var reviews: Int
    /// Reviews that went wrong after the verse had been known.
    public var lapses: Int

    public init(
        memory: Memory? = nil, lastReview: StudyDay? = nil, due: StudyDay? = nil, interval: Int = 0, reviews: Int = 0,
        lapses: Int = 0
    ) {
        self.memory = memory
        self.lastReview = lastReview
        self.due = due
        self.interval = interval
        self.reviews = reviews
        self.lapses = lapses
    }

    /// A verse that was never reviewed.
    public static let new = VerseSchedule()

    public var rung: LadderRung { LadderRung(interval: reviews == 0 ? nil : interval) }
}

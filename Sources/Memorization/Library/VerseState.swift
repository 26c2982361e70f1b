public import QuranCore

/// What the log says of one verse: the fold of its entries that count.
public struct VerseState: Hashable, Sendable {
    public let verse: VerseID
    /// Times read with the text in view.
    public private(set) var readCount = 0
    /// Times recalled with the text hidden before the verse graduated, the graduating one included.
    public private(set) var blindRecalls = 0
    /// When it was first recalled well enough, or nil.
    public private(set) var graduated: StudyDay?
    /// When it was first in review, or nil.
    public private(set) var firstReview: StudyDay?
    public private(set) var schedule = VerseSchedule.new
    /// Accuracies of the last recalls, oldest first, at most five.
    public private(set) var recent: [Double] = []

    public static let recentCount = 5

    public init(verse: VerseID) { self.verse = verse }

    /// Restores a state that was kept, without its log.
    public init(
        verse: VerseID, readCount: Int, blindRecalls: Int, graduated: StudyDay?, firstReview: StudyDay?,
        schedule: VerseSchedule, recent: [Double]
    ) {
        self.verse = verse
        self.readCount = readCount
        self.blindRecalls = blindRecalls
        self.graduated = graduated
        self.firstReview = firstReview
        self.schedule = schedule
        self.recent = recent
    }

    /// Folds the entries of a verse that count, in the order of the log.
    ///
    /// - Parameter isMemorized: the verse was known when it was taken on, so every recall is a review.
    public init(
        verse: VerseID, entries: some Sequence<ReviewEntry>, scheduler: Scheduler, isMemorized: Bool
    ) {
        self.init(verse: verse)
        for entry in entries { apply(entry, scheduler: scheduler, isMemorized: isMemorized) }
    }

    /// Takes in the next entry of the verse.
    ///
    /// - Returns: the scheduler's decision, or nil when the entry was none for it: a reading, or a recall of a
    ///   verse that is still being memorised and was not good enough.
    @discardableResult
    public mutating func apply(_ entry: ReviewEntry, scheduler: Scheduler, isMemorized: Bool) -> ScheduleDecision? {
        switch entry.kind {
        case .undo:
            return nil
        case .read:
            readCount += 1
            return nil
        case .recall(let recall, _):
            recent = Array((recent + [recall.accuracy]).suffix(Self.recentCount))
            if !isMemorized, graduated == nil { blindRecalls += 1 }
            guard isMemorized || graduated != nil || recall.graduates else { return nil }
            if recall.graduates, graduated == nil { graduated = entry.day }
            let decision = scheduler.review(schedule, recall, on: entry.day)
            schedule = decision.after
            firstReview = firstReview ?? entry.day
            return decision
        }
    }

    /// The mean of the last recalls, 0...1, or nil when there are none.
    public var recentAccuracy: Double? { recent.isEmpty ? nil : recent.reduce(0, +) / Double(recent.count) }
}

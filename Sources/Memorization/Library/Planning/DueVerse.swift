public import QuranCore

/// A verse to be reviewed today.
public struct DueVerse: Hashable, Sendable {
    public let verse: VerseID
    /// Its due day; today for one that was never reviewed.
    public let due: StudyDay
    public let isNew: Bool
    /// How much of its interval has passed: 1 on the due day, above when overdue.
    public let urgency: Double
}

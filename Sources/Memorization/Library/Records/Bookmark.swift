public import QuranCore

/// A verse that the user has marked.
public struct Bookmark: Hashable, Sendable, Identifiable {
    public let id: RecordID
    public let verse: VerseID
    public let created: Moment

    public init(id: RecordID, verse: VerseID, created: Moment) {
        self.id = id
        self.verse = verse
        self.created = created
    }
}

extension Sequence<Bookmark> {
    /// Newest first; those of one instant in the order of the mushaf.
    public var newestFirst: [Bookmark] {
        sorted { ($1.created.milliseconds, $0.verse) < ($0.created.milliseconds, $1.verse) }
    }
}

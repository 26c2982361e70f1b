public import QuranCore

/// Verses that a user has taken on: a surah, or a range within one or over several.
public struct MemorizationSet: Hashable, Sendable, Identifiable {
    public enum Kind: String, CaseIterable, Sendable {
        /// Being learnt: each verse joins the reviews when it has been recalled well once.
        case memorizing
        /// Known already: its verses join the reviews at once, so many new ones a day.
        case memorized
    }

    public let id: RecordID
    public let verses: ClosedRange<VerseID>
    public let kind: Kind
    public let created: Moment

    public init(id: RecordID, verses: ClosedRange<VerseID>, kind: Kind, created: Moment) {
        self.id = id
        self.verses = verses
        self.kind = kind
        self.created = created
    }

    /// True for a set that is exactly one surah.
    public var isSurah: Bool {
        verses.lowerBound.ayah == 1 && verses.lowerBound.surah == verses.upperBound.surah
            && verses.upperBound.ayah == VerseID.ayahCounts[verses.upperBound.surah - 1]
    }
}

public import QuranCore

/// When a verse is recited, in seconds of audio.
public struct VerseSpan: Sendable, Equatable {
    public let verse: VerseID
    public let start: Double
    /// Where the voice ends, not where the file does.
    public let end: Double

    public init(verse: VerseID, start: Double, end: Double) {
        self.verse = verse
        self.start = start
        self.end = end
    }
}

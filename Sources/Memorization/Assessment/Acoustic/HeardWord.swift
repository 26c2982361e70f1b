public import QuranCore

/// One word of the Quran as an engine heard it, with its time.
public struct HeardWord: Hashable, Sendable {
    public let verse: VerseID
    /// Position in the verse, from 0, in words of the Uthmani text.
    public let word: Int
    /// Seconds of audio.
    public let start: Double
    public let end: Double
    /// Posterior that what was said is this word, 0...1.
    public let confidence: Double

    public init(verse: VerseID, word: Int, start: Double, end: Double, confidence: Double) {
        self.verse = verse
        self.word = word
        self.start = start
        self.end = end
        self.confidence = confidence
    }
}

public import QuranCore

/// One word of the Quran as it was heard.
public struct RecitedWord: Sendable, Equatable {
    /// The verse the word belongs to.
    public let verse: VerseID
    /// Position of the word in its verse, from 0, in words of the Uthmani text (the basmala of a surah apart).
    public let word: Int
    /// Start in seconds of audio.
    public let start: Double
    /// End in seconds of audio.
    public let end: Double
    /// Posterior-based confidence, 0...1.
    public let confidence: Double

    public init(verse: VerseID, word: Int, start: Double, end: Double, confidence: Double) {
        self.verse = verse
        self.word = word
        self.start = start
        self.end = end
        self.confidence = confidence
    }
}

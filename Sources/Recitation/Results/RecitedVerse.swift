public import QuranCore

/// One verse as it was heard: a run of its words without another verse between them.
public struct RecitedVerse: Sendable, Equatable {
    public let verse: VerseID
    /// Start of its first heard word, in seconds of audio.
    public let start: Double
    /// End of its last heard word, in seconds of audio.
    public let end: Double
    /// Posterior-based confidence, 0...1.
    public let confidence: Double
    /// Words heard, of `wordCount`.
    public let wordsHeard: Int
    /// Words in the verse.
    public let wordCount: Int
    /// Other verses that sound exactly the same, among which the audio alone cannot decide.
    public let soundAlikes: [VerseID]

    public init(
        verse: VerseID, start: Double, end: Double, confidence: Double, wordsHeard: Int, wordCount: Int,
        soundAlikes: [VerseID] = []
    ) {
        self.verse = verse
        self.start = start
        self.end = end
        self.confidence = confidence
        self.wordsHeard = wordsHeard
        self.wordCount = wordCount
        self.soundAlikes = soundAlikes
    }
}

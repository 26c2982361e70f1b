public import QuranCore

/// One word of a passage with its verdict.
public struct AssessedWord: Hashable, Sendable {
    public let verse: VerseID
    /// Position in the verse, from 0, in words of the Uthmani text.
    public let word: Int
    public var verdict: WordVerdict
    /// How sure the verdict is, 0...1: with text how alike the words look, with sound the posterior.
    public var confidence: Double
    /// How often it was said again after the first time.
    public var repetitions: Int
    public var help: WordHelp
    /// Seconds of audio, where the input had times.
    public var time: ClosedRange<Double>?
    /// What it counts for, 2...6; see `ScoreWeights`.
    public let weight: Double

    public init(
        verse: VerseID, word: Int, verdict: WordVerdict, confidence: Double, repetitions: Int = 0,
        help: WordHelp = .none, time: ClosedRange<Double>? = nil, weight: Double
    ) {
        self.verse = verse
        self.word = word
        self.verdict = verdict
        self.confidence = confidence
        self.repetitions = repetitions
        self.help = help
        self.time = time
        self.weight = weight
    }
}

public import QuranCore

/// One recording with what is recited in it.
public struct BenchmarkClip: Sendable {
    /// Unique within a corpus.
    public let id: String
    /// Where the recording is from, for the breakdown: `everyayah`, `retasy`.
    public let source: String
    /// Its kind, for the breakdown: `short`, `multi`.
    public let category: String
    public let audio: ClipAudio
    /// The verses recited, in order; empty when nothing of the Quran is.
    public let expected: [VerseID]
    /// Other sequences that are right as well.
    public let alsoAccept: [[VerseID]]
    /// When each expected verse is recited, one for one with `expected`, where that is known.
    public let spans: [VerseSpan]?

    public init(
        id: String, source: String, category: String, audio: ClipAudio, expected: [VerseID],
        alsoAccept: [[VerseID]] = [], spans: [VerseSpan]? = nil
    ) {
        precondition(spans == nil || spans?.map(\.verse) == expected, "spans are those of the expected verses")
        self.id = id
        self.source = source
        self.category = category
        self.audio = audio
        self.expected = expected
        self.alsoAccept = alsoAccept
        self.spans = spans
    }
}

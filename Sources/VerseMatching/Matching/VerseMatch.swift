public import QuranCore

/// A place in the Quran where a text fits.
public struct VerseMatch: Sendable, Equatable {
    /// The verses the text covers, wholly or in part.
    public let span: VerseSpan
    /// Share of letters that agree, 0...1: one minus the edit distance between the text and the stretch it fits best,
    /// over the longer of the two, on folded letters. A perfect quotation scores 1.0, a fragment too.
    public let score: Double
    /// Share of the span's letters that the stretch covers, 0...1; 1.0 when the text is whole verses.
    public let coverage: Double
    /// Whether a basmala was taken off the front of the text.
    public let hasBasmala: Bool
    /// Other places with exactly the same folded letters, among which the text alone cannot decide.
    public let alternatives: [VerseSpan]

    /// First verse of the span.
    public var verse: VerseID { span.from }
}

public import QuranCore

/// The reciter has arrived at a verse: enough of its own words were heard.
public struct VerseArrival: Sendable, Equatable {
    /// How the verse follows on what was tracked before.
    public enum Manner: Sendable, Equatable {
        /// The first verse, or the first after the place was lost.
        case found
        /// The verse after the last one.
        case next
        /// A later verse of the same surah; `VerseArrival.skipped` names those in between.
        case ahead
        /// An earlier verse of the same surah.
        case back
        /// A verse of another surah.
        case elsewhere
    }

    /// The verse; more than one when a single window contained several for the first time.
    public let span: VerseSpan
    public let manner: Manner
    /// Verses of the same surah passed over, in order; empty unless `manner` is `.ahead`.
    public let skipped: [VerseID]
    /// Probability that the reciter is here rather than anywhere else, 0...1, from the log-odds of the letters heard.
    public let confidence: Double
    /// Other verses with exactly the words heard; which of them it is follows from the place before alone.
    public let alternatives: [VerseSpan]
    /// End of the window that decided, in seconds of audio.
    public let at: Double

    /// First verse of the span.
    public var verse: VerseID { span.from }
}

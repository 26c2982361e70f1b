/// When the live search may say that a verse or a word has been recited.
///
/// Margins are in nats between the best path and the best path without the verse. Chosen on the development set.
public struct DecisionRules: Sendable, Equatable {
    /// A verse under way, heard out of nothing.
    public var discoveryMargin: Float = 10
    /// A verse under way that follows the one before it.
    public var continuationMargin: Float = 5
    /// A verse heard to its end.
    public var completeMargin: Float = 4
    /// Whatever was heard, once silence or the end of the audio follows.
    public var finalMargin: Float = 1
    /// Phonemes of a verse that must be heard before it is claimed under way, or this share if it is short.
    public var minimumPhonemes = 8
    public var minimumShare = 0.7
    /// Share of a verse that must be heard when the reciter stops.
    public var minimumCoverage = 0.5
    /// Seconds of silence after a whole verse, and after part of one, that end it.
    public var completePause = 0.32
    public var brokenPause = 0.8
    /// Rivals within this margin must agree before a word is committed.
    public var wordMargin: Float = 4

    public init() {}
}

/// When the live search may say that a verse or a word has been recited.
///
/// Margins are in nats between the best path and the best path without the verse. Chosen on the development set.
public struct DecisionRules: Sendable, Equatable {
    /// A verse under way, heard out of nothing.
    public var discoveryMargin: Float = 10
    /// A verse under way that follows the one before it.
    public var continuationMargin: Float = 5
    /// A verse heard to its end, after `completePause` of silence.
    public var completeMargin: Float = 4
    /// A verse of which enough was heard, once the next one or `settledPause` of silence follows.
    public var finalMargin: Float = 0.5
    /// Part of a verse, once `brokenPause` of silence follows.
    public var brokenMargin: Float = 3
    /// Phonemes of a verse that must be heard before it is claimed under way, or this share if it is short.
    public var minimumPhonemes = 10
    public var minimumShare = 0.7
    /// The confidence that part of a verse must have when it follows no verse before it.
    public var partConfidence = 0.6
    /// Phonemes of the next verse after which this one is over, and after which it is given up if undecided.
    public var followingPhonemes = 3
    public var passedPhonemes = 12
    /// Share of a verse that must be heard for it to count as heard.
    public var minimumCoverage = 0.5
    /// Seconds of silence after which what was heard is decided.
    public var completePause = 0.32
    public var settledPause = 0.6
    public var brokenPause = 0.8
    public var abandonedPause = 1.2
    /// Seconds for which a sound may be held without a new phoneme.
    public var heldSound = 0.8
    /// Rivals within this margin must agree before a word is committed.
    public var wordMargin: Float = 4

    /// Seconds after which a word of a reported verse is committed all the same.
    public var wordPatience = 1.0

    public init() {}
}

public import QuranCore

/// What the live search thinks at this moment; unlike its events this may change.
public struct RecitationSnapshot: Sendable, Equatable {
    /// The word probably being recited: verse and position in it, from 0. Nil while nothing is recited.
    public var verse: VerseID?
    public var word: Int?
    /// How far the best path without that verse lies behind, in nats; infinite without a rival.
    public var margin: Double
    /// The verse that this best rival takes it for; nil when it hears no verse.
    public var rival: VerseID?
    /// All verses that what was heard so far cannot tell apart from `verse`, itself included, in mushaf order.
    public var candidates: [VerseID]

    public init(
        verse: VerseID? = nil, word: Int? = nil, margin: Double = .infinity, rival: VerseID? = nil,
        candidates: [VerseID] = []
    ) {
        self.verse = verse
        self.word = word
        self.margin = margin
        self.rival = rival
        self.candidates = candidates
    }
}

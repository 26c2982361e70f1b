/// How one word sounds in the four contexts that recitation has, as phoneme ids of the lexicon.
public struct WordForms: Sendable, Equatable {
    /// Between other words: joined to the one before and the one after (wasl).
    public let joined: [UInt8]
    /// Joined to the word before, a pause after it (waqf).
    public let stopping: [UInt8]
    /// After a pause, joined to the next word (ibtida: hamzat al-wasl is sounded).
    public let starting: [UInt8]
    /// After a pause and before a pause.
    public let isolated: [UInt8]

    public init(joined: [UInt8], stopping: [UInt8], starting: [UInt8], isolated: [UInt8]) {
        self.joined = joined
        self.stopping = stopping
        self.starting = starting
        self.isolated = isolated
    }
}

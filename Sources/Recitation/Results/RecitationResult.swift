/// What was recited in a stretch of audio.
public struct RecitationResult: Sendable, Equatable {
    /// Verses in the order in which they were recited; a verse recited twice is listed twice.
    public var verses: [RecitedVerse]
    /// Words in the order in which they were recited.
    public var words: [RecitedWord]

    public init(verses: [RecitedVerse] = [], words: [RecitedWord] = []) {
        self.verses = verses
        self.words = words
    }
}

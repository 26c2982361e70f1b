/// A recitation while it goes on: words of the passage come out one by one and never go back behind their places.
public struct LiveAssessment: Sendable {
    public let passage: Passage
    /// Positions of words recited so far; only ever grows.
    public private(set) var revealed: Set<Int> = []
    /// Help taken so far, by positions of words.
    public private(set) var help: [Int: WordHelp] = [:]
    /// The latest assessment; words not reached are pending.
    public private(set) var current: Assessment?

    public init(_ passage: Passage) { self.passage = passage }

    /// Takes in the assessment of what has been recited so far.
    ///
    /// - Returns: words that came out now, in order.
    @discardableResult
    public mutating func update(_ assessment: Assessment) -> [Int] {
        let recited = assessment.words.indices.filter {
            assessment.words[$0].verdict.isRight || assessment.words[$0].verdict == .outOfOrder
        }
        let new = recited.filter { !revealed.contains($0) }
        revealed.formUnion(new)
        current = assessment.with(help: help)
        return new
    }

    /// Notes that a hidden word was looked at or hinted at; nothing for one that has been recited already.
    public mutating func help(_ help: WordHelp, with word: Int) {
        guard passage.words.indices.contains(word), !revealed.contains(word) else { return }
        self.help[word] = max(self.help[word] ?? .none, help)
        current = current?.with(help: self.help)
    }
}

/// One step along a recited text and its passage.
enum AlignmentStep: Hashable, Sendable {
    /// Recited words are words of the passage.
    case match(tokens: Range<Int>, words: Range<Int>, similarity: Double)
    /// A recited word that is not in place; `at` is the word of the passage that was awaited.
    case strange(token: Int, at: Int)
    /// A word of the passage was passed over.
    case skip(word: Int)
    /// The reciter went back.
    case back(to: Int)
}

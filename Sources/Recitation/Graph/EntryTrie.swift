/// Every way into the graph from outside, common beginnings shared.
///
/// Entering at any of 77,000 words by 77,000 arcs a frame would cost more than all the rest. Phoneme by
/// phoneme the ways in have few distinct beginnings, so they are walked as a trie until at most a few
/// positions remain (or `GraphBuilder.trieDepth` is reached), and only then as nodes of the graph.
///
/// Three tries lie in the same arrays, which cost different prices: over verse starts (special phrases included),
/// over the words inside verses, and over verses whose first phonemes the recording missed.
struct EntryTrie: Sendable {
    /// Where the children of each entry begin in `children`; closed by one more entry. The first
    /// entries are the roots, entry `k + rootCount` is trie node `RecitationGraph.nodeCount + k`.
    var childOffsets: [Int32] = []
    /// A child: a trie node (at or above `RecitationGraph.nodeCount`) or a node of the graph.
    var children: [Int32] = []
    /// For a child that is a node of the graph: the word at which the path entered; -1 otherwise.
    var entryWords: [Int32] = []

    static let verseRoot = 0
    static let wordRoot = 1
    static let cutRoot = 2
    static let rootCount = 3

    var byteCount: Int { 4 * (childOffsets.count + children.count + entryWords.count) }
    var nodeCount: Int { max(0, childOffsets.count - 1 - Self.rootCount) }
}

import QuranCore

extension GraphBuilder {
    /// A position reached by some way in, packed: the node above, the word at which the way began below.
    private typealias Position = UInt64

    private static func pack(_ node: Int32, _ entryWord: Int32) -> Position {
        UInt64(UInt32(bitPattern: node)) << 32 | UInt64(UInt32(bitPattern: entryWord))
    }

    private static func node(_ position: Position) -> Int32 { Int32(truncatingIfNeeded: position >> 32) }

    /// Breadth-first subset construction: each trie node stands for the set of positions its phonemes reach.
    static func addTries(to graph: inout RecitationGraph) {
        var groups: [[Position]] = Array(repeating: [], count: graph.inventoryCount)
        var trie = EntryTrie()
        trie.childOffsets = [0]
        // Sets waiting to be expanded, in the order of their trie nodes.
        var queue: [(set: [Position], depth: Int)] = []

        func expand(depth: Int) {
            for label in groups.indices where !groups[label].isEmpty {
                let group = unique(groups[label])
                groups[label].removeAll(keepingCapacity: true)
                let isSmall = group.count <= trieFanOut || depth >= trieDepth
                // A whole verse shorter than the trie must be able to end: its position is entered at once.
                for position in group where isSmall || endsVerse(node(position), in: graph) {
                    trie.children.append(node(position))
                    trie.entryWords.append(Int32(truncatingIfNeeded: position))
                }
                guard !isSmall else { continue }
                trie.children.append(Int32(graph.labels.count))
                trie.entryWords.append(-1)
                graph.labels.append(UInt8(label))
                queue.append((group, depth))
            }
            trie.childOffsets.append(Int32(trie.children.count))
        }

        let entries = entryPositions(of: graph)
        for root in [entries.verses, entries.words, entries.cut] {
            for position in root { groups[Int(graph.labels[Int(node(position))])].append(position) }
            expand(depth: 1)
        }
        var head = 0
        while head < queue.count {
            let (set, depth) = queue[head]
            queue[head].set = []
            head += 1
            for position in set {
                let entryWord = Int32(truncatingIfNeeded: position)
                forEachSuccessor(of: node(position), in: graph) { successor in
                    groups[Int(graph.labels[Int(successor)])].append(pack(successor, entryWord))
                }
            }
            expand(depth: depth + 1)
        }
        graph.trie = trie
    }

    private static func entryPositions(of graph: RecitationGraph) -> (
        verses: [Position], words: [Position], cut: [Position]
    ) {
        var verses: [Position] = []
        var words: [Position] = []
        var cut: [Position] = []
        func append(_ word: Int, to list: inout [Position]) {
            let joined = graph.joinedEntries[word]
            let start = graph.startEntries[word]
            list.append(pack(joined, Int32(word)))
            if start != joined { list.append(pack(start, Int32(word))) }
        }
        for word in 0..<graph.quranWordCount {
            if Int(graph.firstWords[Int(graph.verseOfWord[word])]) == word {
                append(word, to: &verses)
                for node in graph.lateEntries(of: word) { cut.append(pack(node, Int32(word))) }
            } else {
                append(word, to: &words)
            }
        }
        append(graph.basmala.lowerBound, to: &verses)
        append(graph.istiadha.lowerBound, to: &verses)
        return (verses, words, cut)
    }

    /// Each node once, at its first entry word.
    private static func unique(_ group: [Position]) -> [Position] {
        guard group.count > 1 else { return group }
        var result: [Position] = []
        result.reserveCapacity(group.count)
        for position in group.sorted() where result.last.map(node) != node(position) { result.append(position) }
        return result
    }

    /// True when the last word of a verse, or of the special phrases, may end at this node.
    private static func endsVerse(_ node: Int32, in graph: RecitationGraph) -> Bool {
        guard graph.flags[Int(node)] & NodeFlags.anyExit != 0 else { return false }
        let word = Int(graph.words[Int(node)])
        guard word < graph.quranWordCount else {
            return word + 1 == graph.basmala.upperBound || word + 1 == graph.istiadha.upperBound
        }
        return Int(graph.firstWords[Int(graph.verseOfWord[word]) + 1]) == word + 1
    }

    /// The nodes after a node: in its word, and in the word that follows in reading order.
    @inline(__always)
    static func forEachSuccessor(of node: Int32, in graph: RecitationGraph, _ body: (Int32) -> Void) {
        let index = Int(node)
        let flags = graph.flags[index]
        if flags & NodeFlags.continues != 0 { body(node + 1) }
        if graph.branches[index] != 0 { body(graph.branches[index]) }
        guard flags & NodeFlags.anyExit != 0, let next = graph.wordAfter(Int(graph.words[index])) else { return }
        body(graph.joinedEntries[next])
        if graph.startEntries[next] != graph.joinedEntries[next] { body(graph.startEntries[next]) }
    }
}

extension RecitationGraph {
    /// The next word in reading order without leaving the surah or the special phrase.
    @inline(__always)
    func wordAfter(_ word: Int) -> Int? {
        let next = word + 1
        if word >= quranWordCount {
            return next == basmala.upperBound || next == istiadha.upperBound ? nil : next
        }
        return next < quranWordCount && !beginsSurah[next] ? next : nil
    }

    /// The second and third phonemes of a word: where a recording that began too late comes in.
    func lateEntries(of word: Int) -> [Int32] {
        var nodes: [Int32] = []
        for entry in Set([joinedEntries[word], startEntries[word]]).sorted() {
            var node = entry
            for _ in 0..<2 where flags[Int(node)] & NodeFlags.continues != 0 {
                node += 1
                nodes.append(node)
            }
        }
        return nodes
    }
}

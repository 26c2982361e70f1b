/// What paths have passed through, shared by all paths with the same past.
///
/// A record says: from `start` on the path is in `word`; what came before is `previous`, whose last phoneme was
/// heard until `previousEnd`. Records are never changed; those no path leads to are dropped by `compact`.
struct History {
    /// Values of `word` that are not words.
    enum Mark {
        /// Nothing yet.
        static let origin: Int32 = -1
        /// Outside the text.
        static let filler: Int32 = -2
        /// A phoneme walked in an entry trie: this value minus the trie node.
        static let trieBase: Int32 = -10
    }

    struct Record {
        var previous: Int32
        var word: Int32
        var start: Int32
        var previousEnd: Int32
        /// Score of the path just before the record, acoustics and prices, since the first frame.
        var score: Double
        /// For the first word after an entry trie: the node at which the trie was left; else 0.
        var crossing: Int32
        /// Phonemes heard of the word before when it was left in its middle; 0 when it was whole.
        var cut: Int32 = 0
    }

    private(set) var records: [Record] = [
        Record(previous: -1, word: Mark.origin, start: 0, previousEnd: 0, score: 0, crossing: 0)
    ]

    var count: Int { records.count }

    subscript(index: Int32) -> Record { records[Int(index)] }

    mutating func append(_ record: Record) -> Int32 {
        records.append(record)
        return Int32(records.count - 1)
    }

    /// Keeps what the given heads lead to and returns, for every old index, the new one (-1 when dropped).
    mutating func compact(keeping heads: some Sequence<Int32>) -> [Int32] {
        let marked = mark(from: heads)
        var renumbered = [Int32](repeating: -1, count: records.count)
        var next = 0
        for index in records.indices where marked[index] {
            renumbered[index] = Int32(next)
            var record = records[index]
            if record.previous >= 0 { record.previous = renumbered[Int(record.previous)] }
            records[next] = record
            next += 1
        }
        records.removeLast(records.count - next)
        return renumbered
    }

    /// The newest record that every head has in its past, and that is a whole word or the filler.
    func commonAncestor(of heads: some Sequence<Int32>) -> Int32 {
        let marked = mark(from: heads)
        var children = [Int32](repeating: 0, count: records.count)
        var isHead = [Bool](repeating: false, count: records.count)
        for head in heads { isHead[Int(head)] = true }
        for index in records.indices.dropFirst() where marked[index] { children[Int(records[index].previous)] += 1 }
        // Records are numbered in order of time, so the one child of a record lies above it.
        var ancestor: Int32 = 0
        var current: Int32 = 0
        for index in records.indices.dropFirst() where marked[index] && records[index].previous == current {
            guard children[Int(current)] == 1, !isHead[Int(current)] else { break }
            current = Int32(index)
            if records[index].word > Mark.trieBase { ancestor = current }
        }
        return ancestor
    }

    /// Forgets what came before a record; trie steps that belong to it stay.
    mutating func cut(at ancestor: Int32) {
        var index = ancestor
        while index > 0 {
            let previous = records[Int(index)].previous
            guard previous > 0, records[Int(index)].crossing != 0 || records[Int(index)].word <= Mark.trieBase,
                records[Int(previous)].word <= Mark.trieBase
            else { break }
            index = previous
        }
        if index > 0 { records[Int(index)].previous = 0 }
    }

    private func mark(from heads: some Sequence<Int32>) -> [Bool] {
        var marked = [Bool](repeating: false, count: records.count)
        marked[0] = true
        for head in heads {
            var index = head
            while !marked[Int(index)] {
                marked[Int(index)] = true
                index = records[Int(index)].previous
            }
        }
        return marked
    }
}

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
        var marked = [Bool](repeating: false, count: records.count)
        marked[0] = true
        for head in heads {
            var index = head
            while index >= 0, !marked[Int(index)] {
                marked[Int(index)] = true
                index = records[Int(index)].previous
            }
        }
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
}

import QuranCore

/// Finds the verses that a few recited words come from, by pairs of neighbouring words in both spellings.
struct VerseFinder: Sendable {
    /// The words of all verses in one spelling, as numbers.
    private struct Index: Sendable {
        let vocabulary: [String: Int32]
        let words: [Int32]
        /// `VerseID.index` of each word.
        let verses: [Int32]
        /// Pairs of neighbouring words with the position of the first, in order.
        let pairs: [(key: UInt64, position: Int32)]

        init(_ texts: [[String]]) {
            var vocabulary: [String: Int32] = [:]
            var words: [Int32] = []
            var verses: [Int32] = []
            for (verse, text) in texts.enumerated() {
                for word in text {
                    let next = Int32(vocabulary.count)
                    let id = vocabulary[word] ?? next
                    if id == next { vocabulary[word] = next }
                    words.append(id)
                    verses.append(Int32(verse))
                }
            }
            var pairs: [(key: UInt64, position: Int32)] = []
            for position in words.indices.dropLast() {
                pairs.append((Self.key(words[position], words[position + 1]), Int32(position)))
            }
            self.vocabulary = vocabulary
            self.words = words
            self.verses = verses
            self.pairs = pairs.sorted { ($0.key, $0.position) < ($1.key, $1.position) }
        }

        static func key(_ first: Int32, _ second: Int32) -> UInt64 {
            UInt64(UInt32(bitPattern: first)) << 32 | UInt64(UInt32(bitPattern: second))
        }

        func positions(_ key: UInt64) -> ArraySlice<(key: UInt64, position: Int32)> {
            var low = 0
            var high = pairs.count
            while low < high {
                let middle = (low + high) / 2
                if pairs[middle].key < key { low = middle + 1 } else { high = middle }
            }
            let start = low
            while low < pairs.count, pairs[low].key == key { low += 1 }
            return pairs[start..<low]
        }
    }

    private let indices: [Index]

    init(_ quran: Quran) {
        let imlaei = VerseID.all.map { ArabicNormalizer.words(quran.text(of: $0, script: .imlaei)) }
        let uthmani = VerseID.all.map { quran.words(of: $0).map { ArabicNormalizer.normalize($0) } }
        self.indices = [Index(imlaei), Index(uthmani)]
    }

    /// Neighbouring pairs that must agree for a verse to be named.
    private static let neededPairs = 2
    /// How many words before the run help to tell look-alike verses apart.
    private static let context = 8

    /// The verses outside a passage that have a run of recited words, best supported ones only.
    func verses(with run: Range<Int>, of recited: RecitedText, outside passage: ClosedRange<VerseID>) -> [VerseID] {
        var best: (support: Int, verses: Set<VerseID>) = (0, [])
        for index in indices {
            let ids = recited.tokens.map { index.vocabulary[$0.text] ?? -1 }
            for (alignment, hits) in alignments(of: run, ids, in: index) where hits >= Self.neededPairs {
                let verse = VerseID(index: Int(index.verses[max(0, alignment + run.lowerBound)]))
                guard !passage.contains(verse) else { continue }
                let before = (max(0, run.lowerBound - Self.context)..<run.lowerBound).count {
                    index.words.indices.contains(alignment + $0) && index.words[alignment + $0] == ids[$0]
                }
                let support = hits * Self.context + before
                if support > best.support { best = (support, [verse]) }
                if support == best.support { best.verses.insert(verse) }
            }
        }
        return best.verses.sorted()
    }

    /// How many pairs agree for each offset between recited words and the Quran.
    private func alignments(of run: Range<Int>, _ ids: [Int32], in index: Index) -> [Int: Int] {
        var hits: [Int: Int] = [:]
        for token in max(0, run.lowerBound - 1)..<max(0, min(run.upperBound, ids.count) - 1)
        where ids[token] >= 0 && ids[token + 1] >= 0 {
            for pair in index.positions(Index.key(ids[token], ids[token + 1])) {
                hits[Int(pair.position) - token, default: 0] += 1
            }
        }
        return hits
    }
}

public import QuranCore

/// Verses that are alike in wording (mutashabihat), where a reciter may go from one into the other.
///
/// Two verses are alike when they share a run of four words in a row, or are the same word for word (in
/// bare letters of the Imlaei spelling, basmalas before surahs left out). Building one reads the whole Quran.
public struct LookAlikes: Sendable {
    /// A verse that is like another.
    public struct Match: Hashable, Sendable {
        public let verse: VerseID
        /// The longest run of words that both have.
        public let sharedWords: Int
        /// That run as a share of the longer verse, 0...1; 1 for the same words.
        public let likeness: Double
    }

    static let shortestRun = 4
    private let words: [[Int32]]
    /// Verses that have each run of four words, in the order of the mushaf.
    private let runs: [[Int32]: [Int32]]
    private let identical: [[Int32]: [Int32]]

    public init(_ quran: Quran) {
        var vocabulary: [String: Int32] = [:]
        self.words = VerseID.all.map { verse in
            ArabicNormalizer.words(quran.text(of: verse, script: .imlaei)).map { word in
                if let id = vocabulary[word] { return id }
                let id = Int32(vocabulary.count)
                vocabulary[word] = id
                return id
            }
        }
        var runs: [[Int32]: [Int32]] = [:]
        var identical: [[Int32]: [Int32]] = [:]
        for (verse, words) in words.enumerated() {
            identical[words, default: []].append(Int32(verse))
            guard words.count >= Self.shortestRun else { continue }
            for run in Set((0...words.count - Self.shortestRun).map { Array(words[$0..<$0 + Self.shortestRun]) }) {
                runs[run, default: []].append(Int32(verse))
            }
        }
        self.runs = runs.filter { $0.value.count > 1 }
        self.identical = identical.filter { $0.value.count > 1 }
    }

    /// Groups of verses that are the same word for word, in the order of their first verses.
    public var identicalGroups: [[VerseID]] {
        identical.values.map { $0.map { VerseID(index: Int($0)) } }.sorted { $0[0] < $1[0] }
    }

    /// The verses that are like one, most alike first.
    public func matches(of verse: VerseID) -> [Match] {
        let own = words[verse.index]
        var others = Set(identical[own] ?? [])
        if own.count >= Self.shortestRun {
            for start in 0...own.count - Self.shortestRun {
                others.formUnion(runs[Array(own[start..<start + Self.shortestRun])] ?? [])
            }
        }
        return others.filter { Int($0) != verse.index }.map { other in
            let shared = Self.longestRun(own, words[Int(other)])
            return Match(
                verse: VerseID(index: Int(other)), sharedWords: shared,
                likeness: Double(shared) / Double(max(own.count, words[Int(other)].count)))
        }.sorted { ($1.likeness, $0.verse) < ($0.likeness, $1.verse) }
    }

    private static func longestRun(_ a: [Int32], _ b: [Int32]) -> Int {
        var longest = 0
        var row = Array(repeating: 0, count: b.count + 1)
        for left in a {
            var diagonal = 0
            for (index, right) in b.enumerated() {
                let above = row[index + 1]
                row[index + 1] = left == right ? diagonal + 1 : 0
                longest = max(longest, row[index + 1])
                diagonal = above
            }
        }
        return longest
    }
}

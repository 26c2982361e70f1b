import QuranCore

/// The whole Quran as one graph of phonemes, ready for a token-passing search.
///
/// A node is one phoneme of one form of one word. The node after `n` in its form is `n + 1` (flag
/// `continues`); a form that departs from its twin does so through `branch[n]`. Words follow one another by
/// number, so arcs between words need no storage: they are computed from the layout of verses and surahs.
///
/// After the words of the Quran come those of the basmala that opens a surah and of the isti'adha, as words
/// of their own. Node numbers from `nodeCount` on belong to the entry tries.
public struct RecitationGraph: Sendable {
    /// Phoneme id of each node, tries included.
    var labels: [UInt8] = []
    /// Flags of each node: see `NodeFlags`.
    var flags: [UInt8] = []
    /// Second successor of a node inside its word, or 0.
    var branches: [Int32] = []
    /// Word of each node.
    var words: [Int32] = []
    /// First node of each word when joined to what came before, and after a pause; often the same.
    var joinedEntries: [Int32] = []
    var startEntries: [Int32] = []

    /// Global number of the first word of each verse; one more entry closes the list.
    var firstWords: [Int32] = []
    /// Verse index (0-based, whole Quran) of each word of the Quran.
    var verseOfWord: [Int32] = []
    /// Number of the group of verses that sound alike which each verse belongs to.
    var soundGroups: [Int32] = []
    /// Verses of each such group with more than one member.
    var soundAlikes: [Int32: [Int32]] = [:]
    /// Phonemes of the joined form of each word: what coverage is counted in.
    var phonemeCounts: [UInt8] = []

    /// Words of the Quran; the special words follow.
    var quranWordCount = 0
    /// Words of the basmala and of the isti'adha.
    var basmala: Range<Int> = 0..<0
    var istiadha: Range<Int> = 0..<0
    /// Words of Al-Fatiha.
    var fatiha: Range<Int> = 0..<0

    /// Nodes of words; trie nodes are numbered from here.
    var nodeCount = 0
    /// The ways in from outside.
    var trie = EntryTrie()
    /// True for the first word of each surah.
    var beginsSurah: [Bool] = []

    /// Number of phonemes in the inventory the labels refer to.
    public let inventoryCount: Int

    init(inventoryCount: Int) { self.inventoryCount = inventoryCount }

    /// Nodes and trie nodes together.
    var stateCount: Int { labels.count }

    /// Memory held by the arrays, in bytes.
    public var byteCount: Int {
        labels.count + flags.count + 4 * (branches.count + words.count + joinedEntries.count + startEntries.count)
            + 4 * (firstWords.count + verseOfWord.count) + phonemeCounts.count + beginsSurah.count + trie.byteCount
    }

    /// Verse index of the first verse of each surah.
    private(set) var firstVerses: [Int] = (1...VerseID.surahCount).compactMap { VerseID(surah: $0, ayah: 1)?.index }

    /// First and last word of the surah that a verse belongs to.
    func surahWords(ofVerse verse: Int) -> (first: Int, last: Int) {
        let surah = VerseID(index: verse).surah
        let end = surah < VerseID.surahCount ? firstVerses[surah] : VerseID.count
        return (Int(firstWords[firstVerses[surah - 1]]), Int(firstWords[end]) - 1)
    }

    /// How many phonemes of its word have been heard at a node.
    func position(of node: Int32) -> Int32 {
        let word = Int(words[Int(node)])
        let start = startEntries[word]
        return node - (node >= start ? start : joinedEntries[word]) + 1
    }

    /// Words of a verse, by global number.
    func wordRange(ofVerse verse: Int) -> Range<Int> {
        Int(firstWords[verse])..<Int(firstWords[verse + 1])
    }
}

/// What a node allows besides the next node of its form.
enum NodeFlags {
    /// The node after it in the array is the next phoneme of its form.
    static let continues: UInt8 = 1
    /// The word may end here, joined to the next.
    static let joinedExit: UInt8 = 2
    /// The word may end here before a pause.
    static let stoppingExit: UInt8 = 4
    static let anyExit: UInt8 = 6
}

extension RecitationGraph {
    /// Sizes in words, for diagnostics.
    public var summary: String {
        "\(quranWordCount) words, \(nodeCount) nodes, \(trie.nodeCount) trie nodes"
    }
}

extension RecitationGraph {
    /// Words of a surah by number; nil for a surah that does not exist.
    func words(ofSurah surah: Int) -> Range<Int>? {
        guard (1...VerseID.surahCount).contains(surah) else { return nil }
        let range = surahWords(ofVerse: firstVerses[surah - 1])
        return range.first..<(range.last + 1)
    }

    /// The other verses that sound like this one.
    func versesSoundingLike(_ verse: Int) -> [Int] {
        (soundAlikes[soundGroups[verse]] ?? []).map(Int.init).filter { $0 != verse }
    }
}

import QuranCore

/// The folded letters of the whole Quran in one row, verse after verse without a break, so that a text that runs
/// over verse ends matches like any other; behind them the forms of single verses that fold differently.
struct LetterStream: Sendable {
    /// Letter codes of all segments.
    private(set) var letters: [UInt8] = []
    /// Segment of each letter.
    private(set) var segmentOf: [UInt16] = []
    /// Number of each letter's word within its verse, from 0, in words of the Uthmani text.
    private(set) var wordOf: [UInt16] = []
    /// First letter of each segment, and the end of the last one.
    private(set) var starts: [Int] = [0]
    /// Verse index of each segment; nil for the isti'adha. The first 6,236 are the verses in order.
    private(set) var verses: [Int?] = []
    /// Words of each verse.
    private(set) var wordCounts: [Int] = []
    /// Segments of a verse besides its own: `variants[verse index]`.
    private(set) var variants: [Int: [Int]] = [:]

    /// Segment of the isti'adha, `أعوذ بالله من الشيطان الرجيم`.
    let istiadhaSegment: Int

    /// Takes the texts of the 6,236 verses in order, without the basmala before a surah.
    init(uthmani: [String], imlaei: [String]) {
        precondition(uthmani.count == VerseID.count && imlaei.count == VerseID.count)
        var own: [FoldedText] = []
        own.reserveCapacity(VerseID.count)
        for text in uthmani { own.append(TextFolder.fold(text)) }
        istiadhaSegment = VerseID.count
        for (index, text) in own.enumerated() {
            wordCounts.append(text.wordCount)
            append(text, verse: index)
        }
        append(TextFolder.fold("أعوذ بالله من الشيطان الرجيم"), verse: nil)
        for index in own.indices {
            let others = [imlaei[index], DisjointedLetters.spelledOut(uthmani[index], of: VerseID(index: index))]
            for text in others.compactMap(\.self) {
                let folded = TextFolder.fold(text)
                if folded.letters != own[index].letters { addVariant(folded, of: index) }
            }
        }
    }

    /// Letters of a segment.
    func range(ofSegment segment: Int) -> Range<Int> { starts[segment]..<starts[segment + 1] }

    /// Letters of a verse.
    func range(of verse: VerseID) -> Range<Int> { range(ofSegment: verse.index) }

    /// End of the part in which verses follow each other.
    var chainEnd: Int { starts[VerseID.count] }

    /// The stretch a match around `position` may reach: the whole chain, or one variant by itself.
    func reach(around position: Int) -> Range<Int> {
        position < chainEnd ? 0..<chainEnd : range(ofSegment: Int(segmentOf[position]))
    }

    /// Verse of a letter; nil inside the isti'adha.
    func verse(at position: Int) -> VerseID? {
        verses[Int(segmentOf[position])].map(VerseID.init(index:))
    }

    /// Whether a word begins at this letter.
    func isWordStart(_ position: Int) -> Bool {
        position == 0 || segmentOf[position] != segmentOf[position - 1] || wordOf[position] != wordOf[position - 1]
    }

    /// Whether a verse begins at this letter.
    func isVerseStart(_ position: Int) -> Bool { position == starts[Int(segmentOf[position])] }

    private mutating func append(_ text: FoldedText, verse: Int?) {
        letters += text.letters
        wordOf += text.words.map(UInt16.init)
        segmentOf += repeatElement(UInt16(verses.count), count: text.letters.count)
        starts.append(letters.count)
        verses.append(verse)
    }

    /// A form with another number of words gets its word numbers scaled, which is close enough for coverage.
    private mutating func addVariant(_ text: FoldedText, of verse: Int) {
        var text = text
        let count = wordCounts[verse]
        if text.wordCount != count {
            text.words = text.words.map { Int32(Int($0) * count / text.wordCount) }
        }
        variants[verse, default: []].append(verses.count)
        append(text, verse: verse)
    }
}

import QuranCore

/// Decodes a whole recitation: frames of posteriors in, the best path through the Quran out.
public struct RecitationDecoder {
    private var search: VerseSearch
    private let grouping: VerseGrouping
    private let blank: Int
    private let classes: Int
    private let phonemeClasses: [Int]
    private let floor: Float
    private var emissions: [Float]

    /// - Parameters:
    ///   - graph: the Quran.
    ///   - phonemeClasses: for each phoneme of the lexicon, its class in the posteriors.
    ///   - blank: the class of the CTC blank.
    ///   - classCount: classes of the posteriors.
    ///   - frameSeconds: time from one frame to the next.
    ///   - surahHint: a surah in which verses are preferred, never required.
    public init(
        graph: RecitationGraph, prices: SearchPrices = SearchPrices(), phonemeClasses: [Int], blank: Int,
        classCount: Int, frameSeconds: Double, surahHint: Int? = nil
    ) {
        search = VerseSearch(graph: graph, prices: prices, hintedWords: surahHint.flatMap(graph.words(ofSurah:)))
        grouping = VerseGrouping(graph: graph, frameSeconds: frameSeconds)
        self.blank = blank
        self.phonemeClasses = phonemeClasses
        classes = classCount
        emissions = Array(repeating: 0, count: graph.inventoryCount + 1)
        floor = -prices.floor
    }

    /// Takes in frames: `classCount` log-probabilities each.
    public mutating func push(_ logProbabilities: [Float]) {
        for start in stride(from: 0, to: logProbabilities.count - classes + 1, by: classes) {
            var top = -Float.infinity
            for index in start..<(start + classes) { top = max(top, logProbabilities[index]) }
            for (phoneme, index) in phonemeClasses.enumerated() {
                emissions[phoneme] = max(logProbabilities[start + index] - top, floor)
            }
            emissions[phonemeClasses.count] = max(logProbabilities[start + blank] - top, floor)
            emissions.withUnsafeBufferPointer { search.step($0) }
            if search.history.count > 200_000 { search.compactHistory() }
        }
    }

    /// The verses and words of the best path so far.
    public func result() -> RecitationResult {
        let segments = search.segments(of: search.bestHead)
        return RecitationResult(verses: grouping.verses(of: segments))
    }

    /// Diagnostics: active nodes and history records.
    public var load: (active: Int, records: Int) { (search.tokens.count, search.history.count) }
}

extension RecitationGraph {
    /// Words of a surah by number; nil for a surah that does not exist.
    func words(ofSurah surah: Int) -> Range<Int>? {
        guard (1...VerseID.surahCount).contains(surah) else { return nil }
        let range = surahWords(ofVerse: firstVerses[surah - 1])
        return range.first..<(range.last + 1)
    }
}

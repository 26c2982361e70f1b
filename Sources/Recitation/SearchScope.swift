public import QuranCore

/// Where in the Quran a search looks.
public struct SearchScope: Sendable, Equatable {
    /// A surah whose verses are preferred; others stay possible. 1...114, other numbers are ignored.
    public var surahHint: Int?
    /// The only verses that may be claimed; nil for all.
    public var range: ClosedRange<VerseID>?

    public init(surahHint: Int? = nil, range: ClosedRange<VerseID>? = nil) {
        self.surahHint = surahHint
        self.range = range
    }
}

extension VerseSearch {
    init(graph: RecitationGraph, prices: SearchPrices, scope: SearchScope) {
        self.init(
            graph: graph, prices: prices, hintedWords: scope.surahHint.flatMap(graph.words(ofSurah:)),
            allowedWords: scope.range.map { range in
                graph.wordRange(ofVerse: range.lowerBound.index)
                    .lowerBound..<graph.wordRange(ofVerse: range.upperBound.index).upperBound
            })
    }
}

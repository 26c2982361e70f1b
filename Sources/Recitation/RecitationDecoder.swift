import QuranCore

/// Decodes a whole recitation: frames of posteriors in, the best path through the Quran out.
///
/// Memory does not grow with the length of the audio, apart from the words found.
public struct RecitationDecoder {
    private var search: VerseSearch
    private var emissions: EmissionTable
    private let grouping: VerseGrouping
    /// The part of the best path that can change no more.
    private var settled: [PathSegment] = []

    /// - Parameters:
    ///   - graph: the Quran.
    ///   - prices: what moves cost.
    ///   - classes: where the phonemes are in the posteriors.
    ///   - frameSeconds: time from one frame to the next.
    ///   - scope: where to look.
    public init(
        graph: RecitationGraph, prices: SearchPrices = SearchPrices(), classes: PhonemeClasses, frameSeconds: Double,
        scope: SearchScope = SearchScope()
    ) {
        search = VerseSearch(graph: graph, prices: prices, scope: scope)
        emissions = EmissionTable(classes: classes, prices: prices)
        grouping = VerseGrouping(graph: graph, frameSeconds: frameSeconds)
    }

    /// Takes in frames: `classes.count` log-probabilities each.
    public mutating func push(_ logProbabilities: [Float]) {
        emissions.forEachFrame(of: logProbabilities) { frame, _ in
            search.step(frame)
            if search.history.count > 100_000 { settled += search.settlePast() }
        }
    }

    /// The verses and words of the best path so far.
    public func result() -> RecitationResult {
        let segments = settled + search.segments(of: search.bestHead)
        return RecitationResult(
            verses: grouping.verses(of: segments, heard: emissions.onsets, fillerCosts: emissions.fillerCosts) { run in
                let rivals = Rivals(of: search, within: search.prices.beam, since: run.start - 1)
                return grouping.margin(of: run, rivals: rivals)
            }, words: grouping.words(of: segments))
    }

    /// Active nodes and history records, for diagnostics.
    public var load: (active: Int, records: Int) { (search.tokens.count, search.history.count) }
}

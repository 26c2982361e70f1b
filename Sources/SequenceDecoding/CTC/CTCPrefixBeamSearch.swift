/// Prefix beam search over CTC (Hannun et al. 2014, algorithm 1, without a language model): the probability of a
/// token sequence is the sum over all its paths that stay in the beam.
public struct CTCPrefixBeamSearch: Sendable {
    public let blank: Int
    /// Prefixes kept after every frame, 1 or more.
    public let width: Int
    /// Classes less likely than this in a frame (natural logarithm) do not extend a prefix.
    public let symbolFloor: Float

    public struct Hypothesis: Sendable, Equatable {
        public let symbols: [Int]
        /// Natural logarithm of the sum over its paths in the beam.
        public let logProbability: Double
    }

    public init(blank: Int, width: Int = 8, symbolFloor: Float = -12) {
        precondition(width >= 1, "a beam keeps at least one prefix")
        self.blank = blank
        self.width = width
        self.symbolFloor = symbolFloor
    }

    private struct Score {
        var endingInBlank = -Double.infinity
        var endingInSymbol = -Double.infinity
        var total: Double { logSum(endingInBlank, endingInSymbol) }

        mutating func addBlank(_ score: Double) { endingInBlank = logSum(endingInBlank, score) }
        mutating func addSymbol(_ score: Double) { endingInSymbol = logSum(endingInSymbol, score) }
    }

    /// The best sequences, most probable first; equal ones in lexical order of their symbols.
    public func decode(_ posteriors: PosteriorMatrix) -> [Hypothesis] {
        var beam: [[Int]: Score] = [[]: Score(endingInBlank: 0)]
        for frame in 0..<posteriors.frames {
            let extending = (0..<posteriors.classes).filter { $0 != blank && posteriors[frame, $0] >= symbolFloor }
            let blankScore = Double(posteriors[frame, blank])
            var next: [[Int]: Score] = [:]
            for (prefix, score) in beam {
                let last = prefix.last
                let total = score.total
                next[prefix, default: Score()].addBlank(total + blankScore)
                if let last { next[prefix]?.addSymbol(score.endingInSymbol + Double(posteriors[frame, last])) }
                for symbol in extending {
                    // The same symbol again is a new token only across a blank.
                    let before = symbol == last ? score.endingInBlank : total
                    guard before > -.infinity else { continue }
                    next[prefix + [symbol], default: Score()].addSymbol(before + Double(posteriors[frame, symbol]))
                }
            }
            beam = Dictionary(uniqueKeysWithValues: ranked(next).prefix(width).map { ($0.key, $0.value) })
        }
        return ranked(beam).map { Hypothesis(symbols: $0.key, logProbability: $0.value.total) }
    }

    private func ranked(_ beam: [[Int]: Score]) -> [(key: [Int], value: Score)] {
        beam.map { (entry: $0, total: $0.value.total) }
            .sorted {
                $0.total != $1.total ? $0.total > $1.total : $0.entry.key.lexicographicallyPrecedes($1.entry.key)
            }
            .map { ($0.entry.key, $0.entry.value) }
    }
}

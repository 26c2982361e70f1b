/// Where the phonemes of the lexicon are among the classes of an acoustic model.
public struct PhonemeClasses: Sendable, Equatable {
    /// Classes of the model.
    public let count: Int
    /// The class of each phoneme of the lexicon.
    public let phonemes: [Int]
    /// The class of the CTC blank.
    public let blank: Int
    /// For each phoneme those it may be taken for: see `PhonemeSimilarity`.
    public let neighbours: [[Int]]

    public init(count: Int, phonemes: [Int], blank: Int, neighbours: [[Int]] = []) {
        self.count = count
        self.phonemes = phonemes
        self.blank = blank
        self.neighbours = neighbours
    }
}

/// Turns the log-probabilities of a frame into the scores the search adds up.
struct EmissionTable {
    private let classes: PhonemeClasses
    private let floor: Float
    private let similar: Float
    private var exact: [Float]
    private let fillerPhoneme: Float
    /// Phonemes, the blank and, last, the filler.
    private var scores: [Float]
    private var lastBest = 0
    /// Phonemes heard so far, by the best class of each frame.
    private(set) var onsets = 0
    /// What the filler has paid up to each frame.
    private(set) var fillerCosts: [Float] = [0]

    var classCount: Int { classes.count }

    init(classes: PhonemeClasses, prices: SearchPrices) {
        self.classes = classes
        floor = -prices.floor
        similar = prices.similarPhoneme
        exact = Array(repeating: 0, count: classes.phonemes.count)
        fillerPhoneme = -prices.fillerPhoneme
        lastBest = classes.blank
        scores = Array(repeating: 0, count: classes.phonemes.count + 2)
    }

    /// Calls `body` for each whole frame with its scores relative to the frame's best, and whether blank was it.
    mutating func forEachFrame(
        of logProbabilities: [Float], _ body: (UnsafeBufferPointer<Float>, _ isQuiet: Bool) -> Void
    ) {
        for start in stride(from: 0, to: logProbabilities.count - classes.count + 1, by: classes.count) {
            var top = -Float.infinity
            var best = 0
            for index in 0..<classes.count where logProbabilities[start + index] > top {
                top = logProbabilities[start + index]
                best = index
            }
            for (phoneme, index) in classes.phonemes.enumerated() {
                exact[phoneme] = max(logProbabilities[start + index] - top, floor)
            }
            scores.replaceSubrange(0..<exact.count, with: exact)
            for (phoneme, others) in classes.neighbours.enumerated() {
                for other in others { scores[phoneme] = max(scores[phoneme], exact[other] - similar) }
            }
            let blank = logProbabilities[start + classes.blank] - top
            scores[classes.phonemes.count] = max(blank, floor)
            // The filler pays once for each phoneme heard, however long it is held.
            let isOnset = best != classes.blank && best != lastBest
            scores[classes.phonemes.count + 1] = isOnset ? max(blank, fillerPhoneme) : 0
            if isOnset { onsets += 1 }
            fillerCosts.append(fillerCosts[fillerCosts.count - 1] - scores[classes.phonemes.count + 1])
            lastBest = best
            scores.withUnsafeBufferPointer { body($0, best == classes.blank) }
        }
    }
}

internal import Acoustics
internal import QuranCore
internal import Recitation

/// What the search needs of a model whose tokens are phonemes: the graph and where its phonemes are.
struct SearchModel: Sendable {
    let graph: RecitationGraph
    let classes: PhonemeClasses
    let frameSeconds: Double

    /// - Throws: `RecognitionEngineError.unknownPhonemes` when the model lacks phonemes of the lexicon.
    init(quran: Quran, model: AcousticModel) throws(RecognitionEngineError) {
        let inventory = quran.lexicon.inventory
        let names = model.vocabulary.tokens
        var positions: [Int] = []
        var missing: [String] = []
        for symbol in inventory {
            // Scalar for scalar: Swift's equality would take differently composed symbols for one another.
            if let index = names.firstIndex(where: { $0.unicodeScalars.elementsEqual(symbol.unicodeScalars) }) {
                positions.append(index)
            } else {
                missing.append(symbol)
            }
        }
        guard missing.isEmpty else { throw .unknownPhonemes(missing) }
        graph = RecitationGraph(quran.lexicon)
        classes = PhonemeClasses(
            count: names.count, phonemes: positions, blank: model.blank,
            neighbours: PhonemeSimilarity.neighbours(in: inventory))
        frameSeconds = model.frameSeconds
    }
}

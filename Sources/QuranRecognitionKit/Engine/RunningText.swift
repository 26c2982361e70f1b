internal import Acoustics
internal import SequenceDecoding

/// The displayed text of posteriors that come in pieces: greedy CTC decoding carried on from piece to piece.
struct RunningText {
    private var decoder: GreedyCTCDecoder
    private let pieces: PieceVocabulary
    private var symbols: [Int] = []

    init(_ vocabulary: AcousticVocabulary) {
        decoder = GreedyCTCDecoder(blank: vocabulary.blank)
        pieces =
            switch vocabulary {
            case .phonemes(_, let letters, let blank): PieceVocabulary(pieces: letters, blank: blank)
            case .pieces(let pieces): pieces
            }
    }

    mutating func append(_ posteriors: Posteriors) {
        symbols += decoder.push(posteriors.letters ?? posteriors.tokens).map(\.symbol)
    }

    /// Ends the text and returns it.
    mutating func finish() -> String {
        symbols += decoder.finish().map(\.symbol)
        return pieces.text(of: symbols)
    }
}

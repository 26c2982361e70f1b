public import SequenceDecoding

/// What the classes of a model's heads stand for.
public enum AcousticVocabulary: Sendable, Equatable {
    /// Phonemes by class, and the letters of the head that text is read from. Class 1 of the letters is the space.
    case phonemes([String], letters: [String], blank: Int)
    case pieces(PieceVocabulary)

    /// Names of the classes of the token head, the blank among them.
    public var tokens: [String] {
        switch self {
        case .phonemes(let phonemes, _, _): phonemes
        case .pieces(let vocabulary): vocabulary.pieces
        }
    }

    /// Names of the classes of the letter head; nil for a model without one.
    public var letters: [String]? {
        if case .phonemes(_, let letters, _) = self { letters } else { nil }
    }

    public var blank: Int {
        switch self {
        case .phonemes(_, _, let blank): blank
        case .pieces(let vocabulary): vocabulary.blank
        }
    }

    /// The displayed text of posteriors by greedy decoding: from the letter head where there is one, else from the
    /// pieces.
    public func text(of posteriors: Posteriors) -> String {
        let head = posteriors.letters ?? posteriors.tokens
        let symbols = GreedyCTCDecoder.decode(head, blank: blank).map(\.symbol)
        switch self {
        case .phonemes(_, let letters, _): return PieceVocabulary(pieces: letters, blank: blank).text(of: symbols)
        case .pieces(let vocabulary): return vocabulary.text(of: symbols)
        }
    }

    /// The phonemes or pieces heard, by greedy decoding.
    public func tokens(of posteriors: Posteriors) -> [String] {
        GreedyCTCDecoder.decode(posteriors.tokens, blank: blank).map { tokens[$0.symbol] }
    }
}

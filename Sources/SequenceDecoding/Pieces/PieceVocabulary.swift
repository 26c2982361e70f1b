/// The pieces of a SentencePiece-like model by class number, and how they join into text.
public struct PieceVocabulary: Sendable, Equatable {
    /// U+2581, which stands for the space before a word.
    public static let wordMark: Unicode.Scalar = "\u{2581}"
    public static let unknownPiece = "<unk>"
    public static let blankPiece = "<blank>"

    /// The pieces by class number.
    public let pieces: [String]
    /// The class of the CTC blank.
    public let blank: Int

    /// - Parameter blank: nil for the piece `<blank>` where there is one, else the last class.
    /// - Precondition: there is at least one piece, and the blank is one of them.
    public init(pieces: [String], blank: Int? = nil) {
        let blank = blank ?? pieces.firstIndex(of: Self.blankPiece) ?? pieces.count - 1
        precondition(pieces.indices.contains(blank), "a vocabulary has pieces, and the blank is one of them")
        self.pieces = pieces
        self.blank = blank
    }

    /// The text of a token sequence as SentencePiece joins it: pieces end to end, word marks as spaces, runs of white
    /// space as one space, none at the ends. The blank and `<unk>` never show.
    /// - Precondition: every symbol is a class of the vocabulary.
    public func text(of symbols: some Sequence<Int>) -> String {
        var text = String.UnicodeScalarView()
        var pendingSpace = false
        for symbol in symbols where symbol != blank && pieces[symbol] != Self.unknownPiece {
            for scalar in pieces[symbol].unicodeScalars {
                if scalar == Self.wordMark || scalar.properties.isWhitespace {
                    pendingSpace = true
                } else {
                    if pendingSpace, !text.isEmpty { text.append(" ") }
                    pendingSpace = false
                    text.append(scalar)
                }
            }
        }
        return String(text)
    }
}

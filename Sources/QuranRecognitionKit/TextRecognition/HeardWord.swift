internal import Acoustics
internal import Foundation
internal import SequenceDecoding

/// A word of the text that a model of pieces writes, with its place in time.
struct HeardWord: Sendable, Equatable {
    let text: String
    /// Seconds of audio.
    let start: Double
    let end: Double
    /// Mean probability of its pieces, 0...1.
    let confidence: Double

    /// The words that a sequence of pieces writes. A piece with a word mark inside it ends one word and begins another
    /// at the same time.
    static func words(of tokens: [CTCToken], in vocabulary: PieceVocabulary, frameSeconds: Double) -> [HeardWord] {
        var words: [HeardWord] = []
        var open: [CTCToken] = []
        func isNew(_ token: CTCToken) -> Bool {
            vocabulary.pieces[token.symbol].unicodeScalars.first.map {
                $0 == PieceVocabulary.wordMark || $0.properties.isWhitespace
            } ?? false
        }
        func close() {
            defer { open = [] }
            guard let first = open.first, let last = open.last else { return }
            let text = vocabulary.text(of: open.map(\.symbol))
            guard !text.isEmpty else { return }
            let confidence = open.reduce(0) { $0 + exp(Double($1.logProbability)) } / Double(open.count)
            for word in text.split(separator: " ") {
                words.append(
                    HeardWord(
                        text: String(word), start: Double(first.frames.lowerBound) * frameSeconds,
                        end: Double(last.frames.upperBound) * frameSeconds, confidence: min(1, confidence)))
            }
        }
        for token in tokens {
            if isNew(token) { close() }
            open.append(token)
        }
        close()
        return words
    }
}

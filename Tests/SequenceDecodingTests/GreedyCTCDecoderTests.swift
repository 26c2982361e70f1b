import Foundation
import SequenceDecoding
import TestSupport
import Testing

struct GreedyCTCDecoderTests {
    /// One-hot rows: the named class has probability near 1.
    private func rows(_ symbols: [Int], classes: Int) -> PosteriorMatrix {
        PosteriorMatrix(
            classes: classes,
            values: symbols.flatMap { symbol in (0..<classes).map { $0 == symbol ? Float(-0.01) : -6 } })
    }

    @Test func `repeats collapse and blanks part them (contract E8)`() {
        let vocabulary = PieceVocabulary(pieces: ["a", "b", "\u{2581}c", "<blank>"])
        let tokens = GreedyCTCDecoder.decode(rows([0, 0, 3, 1, 1, 2], classes: 4), blank: vocabulary.blank)
        #expect(vocabulary.text(of: tokens.map(\.symbol)) == "ab c")
    }

    @Test func `a token repeated across a blank is kept twice`() {
        let tokens = GreedyCTCDecoder.decode(rows([1, 1, 0, 1], classes: 2), blank: 0)
        #expect(tokens.map(\.symbol) == [1, 1])
        #expect(tokens.map(\.frames) == [0..<2, 3..<4])
        #expect(tokens.map(\.logProbability) == [-0.01, -0.01])
    }

    @Test func `of equal classes the lowest wins`() {
        let tokens = GreedyCTCDecoder.decode(PosteriorMatrix(classes: 3, values: [-2, -1, -1]), blank: 0)
        #expect(tokens.map(\.symbol) == [1])
    }

    @Test func `no frames and only blanks give nothing`() {
        #expect(GreedyCTCDecoder.decode(rows([], classes: 2), blank: 0).isEmpty)
        #expect(GreedyCTCDecoder.decode(rows([0, 0], classes: 2), blank: 0).isEmpty)
    }

    @Test func `tokens do not depend on how the frames are cut`() {
        var random = SeededGenerator(seed: 1)
        for _ in 0..<50 {
            let symbols = (0..<20).map { _ in Int.random(in: 0..<3, using: &random) }
            let whole = GreedyCTCDecoder.decode(rows(symbols, classes: 3), blank: 0)
            var decoder = GreedyCTCDecoder(blank: 0)
            var pieces: [CTCToken] = []
            var rest = symbols[...]
            while !rest.isEmpty {
                let count = Int.random(in: 1...rest.count, using: &random)
                pieces += decoder.push(rows(Array(rest.prefix(count)), classes: 3))
                rest = rest.dropFirst(count)
            }
            pieces += decoder.finish()
            #expect(pieces.map(\.frames) == whole.map(\.frames), "\(symbols)")
            #expect(pieces.map(\.symbol) == whole.map(\.symbol), "\(symbols)")
        }
    }

    @Test func `a narrow beam finds the sure sequence`() {
        let search = CTCPrefixBeamSearch(blank: 0, width: 2)
        #expect(search.decode(rows([1, 1, 0, 2, 2, 0, 2], classes: 3)).first?.symbols == [1, 2, 2])
    }

    @Test func `the beam sums paths that greedy decoding does not see`() {
        // Blank is best in each frame (0.4), yet "1" has 1 - 0.4² - … : Graves' example.
        let row: [Float] = [0.4, 0.35, 0.25].map { Float(log($0)) }
        let matrix = PosteriorMatrix(classes: 3, values: row + row)
        #expect(GreedyCTCDecoder.decode(matrix, blank: 0).isEmpty)
        #expect(CTCPrefixBeamSearch(blank: 0, width: 8).decode(matrix).first?.symbols == [1])
    }
}

/// The stretch of a text that speaks most for one place in the stream (Smith-Waterman with log-likelihood ratios),
/// where beginning at a place costs what the caller's prior says.
struct LocalAligner {
    /// An alignment of a stretch of the text with a stretch of the stream.
    struct Alignment {
        /// Log-odds that the stretch is this place rather than something else, prior included, in nats.
        var score: Float
        /// Letters of the text.
        var text: Range<Int>
        /// Letters of the stream.
        var stream: Range<Int>
        /// Gain of each step by the letter of the stream it belongs to, in order.
        var gains: [(position: Int, gain: Float)]
    }

    /// The best alignment, and the best that ends at each letter of the region.
    struct Result {
        var best: Alignment
        var ends: [End]
    }

    /// An alignment by its ends.
    struct End {
        var score: Float = -.infinity
        /// Letters of the text up to its end.
        var textEnd = 0
        /// Where in the region it begins.
        var origin = 0
    }

    /// One cell of the current row.
    private struct Cell {
        var score: Float = -.infinity
        var origin: Int32 = 0
    }

    private enum Step {
        static let begin: UInt8 = 0
        static let match: UInt8 = 1
        static let skipStream: UInt8 = 2
        static let skipText: UInt8 = 3
    }

    private var cells: [Cell] = []
    private var steps: [UInt8] = []
    private var ends: [End] = []

    /// Aligns `text` inside `region`.
    ///
    /// - Parameters:
    ///   - entry: cost in nats of beginning at each letter of the region.
    ///   - frontEntry: the same for the first three letters of the text, where that differs.
    ///   - exit: gain in nats of ending behind each letter of the region.
    mutating func align(
        _ text: ArraySlice<UInt8>, region: Range<Int>, stream: [UInt8], entry: [Float],
        frontEntry: [Float]? = nil, exit: [Float], model: LetterModel
    ) -> Result? {
        let width = region.count
        guard !text.isEmpty, width > 0 else { return nil }
        cells = [Cell](repeating: Cell(), count: width)
        ends = [End](repeating: End(), count: width)
        steps = [UInt8](repeating: Step.begin, count: text.count * width)
        for (row, letter) in text.enumerated() {
            fill(
                row: row, letter: letter, letters: stream[region], entry: row < 3 ? frontEntry ?? entry : entry,
                exit: exit, model: model)
        }
        guard let column = ends.indices.max(by: { ends[$0].score < ends[$1].score }), ends[column].score > -.infinity
        else { return nil }
        return Result(best: trace(text, region: region, stream: stream, model: model, column: column), ends: ends)
    }

    private mutating func fill(
        row: Int, letter: UInt8, letters: ArraySlice<UInt8>, entry: [Float], exit: [Float], model: LetterModel
    ) {
        let width = letters.count
        cells.withUnsafeMutableBufferPointer { cells in
            ends.withUnsafeMutableBufferPointer { ends in
                steps.withUnsafeMutableBufferPointer { steps in
                    letters.withUnsafeBufferPointer { letters in
                        model.gains.withUnsafeBufferPointer { gains in
                            let gainRow = Int(letter) * FoldedLetter.count
                            var diagonal = Cell()
                            var left = Cell()
                            for column in 0..<width {
                                let gain = gains[gainRow + Int(letters[column])]
                                let above = cells[column]
                                var cell = diagonal
                                var step = Step.match
                                if gain > 0, -entry[column] > cell.score {
                                    cell = Cell(score: -entry[column], origin: Int32(column))
                                    step = Step.begin
                                }
                                cell.score += gain
                                if above.score + model.insertion > cell.score {
                                    cell = Cell(score: above.score + model.insertion, origin: above.origin)
                                    step = Step.skipText
                                }
                                if left.score + model.deletion > cell.score {
                                    cell = Cell(score: left.score + model.deletion, origin: left.origin)
                                    step = Step.skipStream
                                }
                                diagonal = above
                                left = cell
                                cells[column] = cell
                                steps[row * width + column] = step
                                if cell.score + exit[column] > ends[column].score {
                                    ends[column] = End(
                                        score: cell.score + exit[column], textEnd: row + 1, origin: Int(cell.origin))
                                }
                            }
                        }
                    }
                }
            }
        }
    }

    private func trace(
        _ text: ArraySlice<UInt8>, region: Range<Int>, stream: [UInt8], model: LetterModel, column end: Int
    ) -> Alignment {
        let best = ends[end]
        var row = best.textEnd - 1
        var column = end
        var gains: [(position: Int, gain: Float)] = []
        while true {
            let position = region.lowerBound + column
            let step = steps[row * region.count + column]
            switch step {
            case Step.skipText: gains.append((position, model.insertion))
            case Step.skipStream: gains.append((position, model.deletion))
            default: gains.append((position, model.gain(text[text.startIndex + row], stream[position])))
            }
            if step == Step.begin { break }
            if step != Step.skipStream { row -= 1 }
            if step != Step.skipText { column -= 1 }
        }
        return Alignment(
            score: best.score, text: (text.startIndex + row)..<(text.startIndex + best.textEnd),
            stream: (region.lowerBound + column)..<(region.lowerBound + end + 1), gains: gains.reversed())
    }
}

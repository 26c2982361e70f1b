/// Greedy CTC (Graves et al. 2006, section 3.2, best path): the best class of every frame, repeats collapsed, blanks
/// dropped. Of equal classes the lowest number wins.
///
/// Frames may come in pieces of any size; the tokens do not depend on where they are cut.
public struct GreedyCTCDecoder: Sendable {
    public let blank: Int
    /// Frames taken so far.
    public private(set) var frames = 0
    private var open: Run?

    private struct Run {
        var symbol: Int
        var start: Int
        var sum: Float
    }

    public init(blank: Int) { self.blank = blank }

    /// The tokens of a whole matrix.
    public static func decode(_ posteriors: PosteriorMatrix, blank: Int) -> [CTCToken] {
        var decoder = GreedyCTCDecoder(blank: blank)
        return decoder.push(posteriors) + decoder.finish()
    }

    /// Takes the next frames and gives the tokens that ended in them.
    public mutating func push(_ posteriors: PosteriorMatrix) -> [CTCToken] {
        var ended: [CTCToken] = []
        for frame in 0..<posteriors.frames {
            let symbol = posteriors.best(at: frame)
            let score = posteriors[frame, symbol]
            if open?.symbol == symbol {
                open?.sum += score
            } else {
                if let token = close() { ended.append(token) }
                open = Run(symbol: symbol, start: frames, sum: score)
            }
            frames += 1
        }
        return ended
    }

    /// The token still open at the end, if there is one. The next frame begins afresh.
    public mutating func finish() -> [CTCToken] {
        defer { open = nil }
        return close().map { [$0] } ?? []
    }

    private func close() -> CTCToken? {
        guard let open, open.symbol != blank else { return nil }
        return CTCToken(
            symbol: open.symbol, frames: open.start..<frames, logProbability: open.sum / Float(frames - open.start))
    }
}

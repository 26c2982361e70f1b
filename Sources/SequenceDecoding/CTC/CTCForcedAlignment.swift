/// When each token of a known sequence was said: the most probable CTC path of the sequence (Viterbi).
public enum CTCForcedAlignment {
    public struct Alignment: Sendable, Equatable {
        /// One entry for each token of the target, in order.
        public let tokens: [CTCToken]
        /// Natural logarithm of the path's probability.
        public let logProbability: Double
    }

    /// The best path of `target`; nil when the frames are too few for it (or their probabilities zero).
    ///
    /// Of equally probable paths, the one that stays longest in its later states. Memory: one byte for each frame and
    /// state.
    /// - Precondition: every symbol of `target` is a class other than `blank`.
    public static func align(_ target: [Int], to posteriors: PosteriorMatrix, blank: Int) -> Alignment? {
        precondition(target.allSatisfy { $0 != blank && 0..<posteriors.classes ~= $0 }, "a target names no class")
        guard posteriors.frames > 0 else {
            return target.isEmpty ? Alignment(tokens: [], logProbability: 0) : nil
        }
        let trellis = CTCTrellis(target: target, blank: blank)
        let states = trellis.states
        var scores = [Double](repeating: -.infinity, count: states)
        // How many states back the best predecessor is.
        var steps = [UInt8](repeating: 0, count: posteriors.frames * states)
        for frame in 0..<posteriors.frames {
            for state in stride(from: states - 1, through: 0, by: -1) {
                var best = frame == 0 && state < 2 ? 0 : scores[state]
                var step: UInt8 = 0
                if frame > 0 {
                    if state >= 1, scores[state - 1] > best { (best, step) = (scores[state - 1], 1) }
                    if trellis.mayPassBlank(to: state), scores[state - 2] > best {
                        (best, step) = (scores[state - 2], 2)
                    }
                }
                // States are visited downwards, so the predecessors still hold the previous frame.
                scores[state] = best + Double(posteriors[frame, trellis.symbol(of: state)])
                steps[frame * states + state] = step
            }
        }
        var state = states - 1
        if states > 1, scores[states - 2] > scores[states - 1] { state = states - 2 }
        let total = scores[state]
        guard total > -.infinity else { return nil }
        var path = [Int](repeating: 0, count: posteriors.frames)
        for frame in stride(from: posteriors.frames - 1, through: 0, by: -1) {
            path[frame] = state
            state -= Int(steps[frame * states + state])
        }
        return Alignment(tokens: tokens(of: path, trellis: trellis, in: posteriors), logProbability: total)
    }

    private static func tokens(of path: [Int], trellis: CTCTrellis, in posteriors: PosteriorMatrix) -> [CTCToken] {
        var tokens: [CTCToken] = []
        var start = 0
        while start < path.count {
            let state = path[start]
            let end = path[start...].firstIndex { $0 != state } ?? path.count
            if !state.isMultiple(of: 2) {
                let symbol = trellis.symbol(of: state)
                let sum = (start..<end).reduce(Float(0)) { $0 + posteriors[$1, symbol] }
                tokens.append(
                    CTCToken(symbol: symbol, frames: start..<end, logProbability: sum / Float(end - start)))
            }
            start = end
        }
        return tokens
    }
}

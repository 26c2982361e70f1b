/// The probability of a token sequence, summed over all its paths (Graves et al. 2006, section 4.1, forward
/// variables), in double precision.
public enum CTCForwardScore {
    /// Natural logarithm of the probability of `target`; minus infinity when the frames are too few for it.
    /// - Precondition: every symbol of `target` is a class other than `blank`.
    public static func logProbability(of target: [Int], in posteriors: PosteriorMatrix, blank: Int) -> Double {
        precondition(target.allSatisfy { $0 != blank && 0..<posteriors.classes ~= $0 }, "a target names no class")
        let trellis = CTCTrellis(target: target, blank: blank)
        var alpha = [Double](repeating: -.infinity, count: trellis.states)
        // Before the first frame only the first two states can be entered.
        for frame in 0..<posteriors.frames {
            var next = alpha
            for state in 0..<trellis.states {
                var score: Double
                if frame == 0 {
                    score = state < 2 ? 0 : -.infinity
                } else {
                    score = alpha[state]
                    if state >= 1 { score = logSum(score, alpha[state - 1]) }
                    if trellis.mayPassBlank(to: state) { score = logSum(score, alpha[state - 2]) }
                }
                next[state] = score + Double(posteriors[frame, trellis.symbol(of: state)])
            }
            alpha = next
        }
        guard posteriors.frames > 0 else { return target.isEmpty ? 0 : -.infinity }
        return trellis.states == 1 ? alpha[0] : logSum(alpha[trellis.states - 1], alpha[trellis.states - 2])
    }
}

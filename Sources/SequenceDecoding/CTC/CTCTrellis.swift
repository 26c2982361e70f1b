/// The states of a target under CTC: blank, token, blank, token, …, blank (Graves et al. 2006, section 4.1).
struct CTCTrellis {
    let target: [Int]
    let blank: Int

    var states: Int { 2 * target.count + 1 }

    func symbol(of state: Int) -> Int { state.isMultiple(of: 2) ? blank : target[state / 2] }

    /// Whether a path may step from two states back, over the blank: only between different tokens.
    func mayPassBlank(to state: Int) -> Bool {
        !state.isMultiple(of: 2) && state >= 3 && target[state / 2] != target[state / 2 - 1]
    }
}

/// How one sequence becomes another at the least cost.
public struct EditAlignment: Sendable, Equatable {
    /// One column of the alignment; the numbers are positions in the heard and in the reference sequence.
    public enum Step: Sendable, Equatable {
        case match(heard: Int, reference: Int)
        case substitution(heard: Int, reference: Int)
        /// Heard, and not in the reference.
        case insertion(heard: Int)
        /// In the reference, and not heard.
        case deletion(reference: Int)
    }

    public let steps: [Step]
    /// The sum of the steps' costs; with unit costs the Levenshtein distance.
    public let cost: Double

    /// Number of positions of the reference that matched.
    public var matches: Int {
        steps.count { if case .match = $0 { true } else { false } }
    }

    /// The cheapest alignment. Of equally cheap ones, pairs are preferred to gaps and insertions to deletions, from
    /// the end backwards. Time and memory are the product of the lengths.
    /// - Parameters:
    ///   - substitution: the price of hearing one element for another, 0 or more; infinity forbids the pair.
    ///   - gap: the price of an insertion or deletion, above 0.
    ///   - matches: whether two elements count as the same (their pair is then a match, at no cost).
    public init<Heard, Reference>(
        heard: [Heard], reference: [Reference], substitution: Double = 1, gap: Double = 1,
        matches: (Heard, Reference) -> Bool
    ) {
        let width = reference.count + 1
        var costs = [Double](repeating: 0, count: (heard.count + 1) * width)
        var same = [Bool](repeating: false, count: costs.count)
        for column in 0..<width { costs[column] = Double(column) * gap }
        for line in 0..<heard.count {
            let base = (line + 1) * width
            costs[base] = Double(line + 1) * gap
            for column in 0..<reference.count {
                let isSame = matches(heard[line], reference[column])
                same[base + column + 1] = isSame
                costs[base + column + 1] = min(
                    costs[base - width + column] + (isSame ? 0 : substitution),
                    costs[base - width + column + 1] + gap, costs[base + column] + gap)
            }
        }
        var steps: [Step] = []
        var (line, column) = (heard.count, reference.count)
        while line > 0 || column > 0 {
            let here = line * width + column
            let paired = line > 0 && column > 0 ? costs[here - width - 1] + (same[here] ? 0 : substitution) : .infinity
            if paired == costs[here] {
                (line, column) = (line - 1, column - 1)
                steps.append(
                    same[here]
                        ? .match(heard: line, reference: column) : .substitution(heard: line, reference: column))
            } else if line > 0, costs[here - width] + gap == costs[here] {
                line -= 1
                steps.append(.insertion(heard: line))
            } else {
                column -= 1
                steps.append(.deletion(reference: column))
            }
        }
        self.steps = steps.reversed()
        cost = costs[costs.count - 1]
    }

    /// The alignment of equal elements at unit costs.
    public init<Element: Equatable>(heard: [Element], reference: [Element]) {
        self.init(heard: heard, reference: reference, matches: ==)
    }
}

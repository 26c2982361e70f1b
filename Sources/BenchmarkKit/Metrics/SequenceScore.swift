import QuranCore

/// How well claimed verses agree with those recited, for one clip.
public struct SequenceScore: Sendable, Equatable {
    /// Expected verses found in order and in time, of those expected; 1 when none is expected.
    public let recall: Double
    /// Of the claims, those found; 0 when nothing is claimed although something is expected.
    public let precision: Double
    /// The claims are the expected verses, whatever the order and repetitions.
    public let exactSet: Bool
    /// The claims are the expected verses in their order, each as often as expected.
    public let exactOrdered: Bool
    /// When each expected verse was claimed, in time or late; nil where it never was before the audio was closed.
    public let claimTimes: [Double?]

    /// Scores claims against the verses recited.
    ///
    /// Matching is that of the public benchmark: each expected verse takes its first claim after the one matched
    /// before. A right claim that comes too late, or only when the audio has been closed, is as if it had not been
    /// made: the verse is missed. A wrong claim counts whenever it was made.
    ///
    /// - Parameters:
    ///   - expected: The verses recited, in order.
    ///   - emissions: The claims, in the order in which they were made.
    ///   - deadlines: The latest time of a claim, one for each expected verse; nil on whole files, where there is none.
    init(expected: [VerseID], emissions: [Emission], deadlines: [Double]?) {
        precondition(deadlines == nil || deadlines?.count == expected.count, "one deadline for each expected verse")
        func isInTime(_ emission: Emission, for position: Int) -> Bool {
            guard let deadlines else { return true }
            return emission.time.map { $0 <= deadlines[position] } ?? false
        }

        var taken = Array(repeating: false, count: emissions.count)
        var next = 0
        var claimTimes: [Double?] = Array(repeating: nil, count: expected.count)
        var missed: [Int] = []
        for (position, verse) in expected.enumerated() {
            let match = emissions.indices.dropFirst(next).first {
                emissions[$0].verse == verse && isInTime(emissions[$0], for: position)
            }
            guard let match else {
                missed.append(position)
                continue
            }
            taken[match] = true
            claimTimes[position] = emissions[match].time
            next = match + 1
        }
        let matched = expected.count - missed.count

        // Of each missed verse, one late claim is forgiven; more of them are claims like any other.
        var isForgiven = Array(repeating: false, count: emissions.count)
        for position in missed {
            let late = emissions.indices.first {
                !taken[$0] && !isForgiven[$0] && emissions[$0].verse == expected[position]
                    && !isInTime(emissions[$0], for: position)
            }
            if let late {
                isForgiven[late] = true
                claimTimes[position] = emissions[late].time
            }
        }
        let claims = emissions.indices.filter { !isForgiven[$0] }.map { emissions[$0].verse }

        recall = expected.isEmpty ? 1 : Double(matched) / Double(expected.count)
        precision =
            if claims.isEmpty { expected.isEmpty ? 1 : 0 } else { Double(matched) / Double(claims.count) }
        let isEachInTime = expected.indices.allSatisfy { position in
            emissions.contains { $0.verse == expected[position] && isInTime($0, for: position) }
        }
        exactSet = isEachInTime && Set(claims).isSubset(of: expected)
        exactOrdered = missed.isEmpty && claims == expected
        self.claimTimes = claimTimes
    }

    /// Orders scores of one clip against several right answers: the exact one, then the more complete one.
    func isBetter(than other: SequenceScore) -> Bool {
        func key(_ score: SequenceScore) -> [Double] {
            [score.exactOrdered ? 1 : 0, score.exactSet ? 1 : 0, score.recall, score.precision]
        }
        return key(other).lexicographicallyPrecedes(key(self))
    }
}

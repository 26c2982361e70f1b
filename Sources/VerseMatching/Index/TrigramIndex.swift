/// Where every run of three folded letters stands in the stream, and which stretches share many with a text.
///
/// Votes are cast for diagonals (position in the stream minus position in the text) in buckets, weighted by how rare
/// the trigram is, so that a handful of right words outvotes many common ones.
struct TrigramIndex: Sendable {
    private let starts: [Int32]
    private let positions: [Int32]
    private let weights: [Float]
    private let length: Int

    /// A stretch of the stream that may hold the text.
    struct Candidate {
        /// Where the text's first letter would stand; may lie before the stream.
        var diagonal: Int
        /// Sum of the shared trigrams' weights, in nats.
        var votes: Float
    }

    private static let bucketShift = 4
    private static let trigramCount = FoldedLetter.count * FoldedLetter.count * FoldedLetter.count

    init(letters: [UInt8]) {
        length = letters.count
        var starts = [Int32](repeating: 0, count: Self.trigramCount + 1)
        let codes = Self.codes(of: letters[...])
        for code in codes { starts[code + 1] += 1 }
        for code in 0..<Self.trigramCount { starts[code + 1] += starts[code] }
        var next = starts
        var positions = [Int32](repeating: 0, count: codes.count)
        for (position, code) in codes.enumerated() {
            positions[Int(next[code])] = Int32(position)
            next[code] += 1
        }
        self.starts = starts
        self.positions = positions
        weights = (0..<Self.trigramCount).map { code in
            let count = starts[code + 1] - starts[code]
            return count == 0 ? 0 : Logarithm.natural(Float(letters.count) / Float(count))
        }
    }

    /// The best diagonals, most votes first, at most `limit` and none under `floor` times the best.
    ///
    /// - Parameter preferred: a stretch of the stream that gets `limit` candidates of its own, so that places likelier
    ///   from the start are not crowded out by a phrase that is frequent elsewhere.
    func candidates(
        for text: ArraySlice<UInt8>, limit: Int, floor: Float, preferred: Range<Int>? = nil
    ) -> [Candidate] {
        guard text.count >= 3 else { return [] }
        let offset = text.count
        var votes = [Float](repeating: 0, count: (length + offset) >> Self.bucketShift + 2)
        var touched: [Int] = []
        for (index, code) in Self.codes(of: text).enumerated() {
            let weight = weights[code]
            for slot in starts[code]..<starts[code + 1] {
                let bucket = (Int(positions[Int(slot)]) - index + offset) >> Self.bucketShift
                if votes[bucket] == 0 { touched.append(bucket) }
                votes[bucket] += weight
            }
        }
        let best = Self.best(touched, votes: votes, floor: floor).map { bucket, votes in
            Candidate(diagonal: (bucket << Self.bucketShift) - offset + 8, votes: votes)
        }
        guard let preferred, best.count > limit else { return Array(best.prefix(limit)) }
        let more = best.dropFirst(limit).filter { preferred.contains($0.diagonal) }
        return Array(best.prefix(limit)) + Array(more.prefix(limit))
    }

    /// Buckets that are not beaten by a neighbour, with the neighbours' votes added: a diagonal drifts with every
    /// letter lost or gained.
    private static func best(
        _ touched: [Int], votes: [Float], floor: Float
    ) -> [(bucket: Int, votes: Float)] {
        var sums: [(bucket: Int, votes: Float)] = []
        sums.reserveCapacity(touched.count)
        var top: Float = 0
        for bucket in touched {
            let before = bucket > 0 ? votes[bucket - 1] : 0
            let own = votes[bucket]
            let after = votes[bucket + 1]
            guard own >= after, own >= before else { continue }
            let sum = before + own + after
            top = max(top, sum)
            sums.append((bucket, sum))
        }
        sums.removeAll { $0.votes < floor * top }
        return sums.sorted { ($1.votes, $0.bucket) < ($0.votes, $1.bucket) }
    }

    private static func codes(of letters: ArraySlice<UInt8>) -> [Int] {
        guard letters.count >= 3 else { return [] }
        let base = FoldedLetter.count
        return (letters.startIndex..<(letters.endIndex - 2)).map {
            (Int(letters[$0]) * base + Int(letters[$0 + 1])) * base + Int(letters[$0 + 2])
        }
    }
}

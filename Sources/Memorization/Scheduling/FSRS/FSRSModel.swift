/// The formulas of FSRS-6 (open-spaced-repetition, "The Algorithm" in the wiki of fsrs4anki; as in py-fsrs 6.3.2).
///
/// S is stability in days (after S days R is 0.9), D difficulty 1...10, R retrievability 0...1, G the rating
/// 1...4 and t whole days since the last review.
struct FSRSModel<Number: FSRSNumber>: Sendable {
    let w: [Number]
    /// -w20
    private let decay: Number
    /// 0.9^(1/decay) - 1
    private let factor: Number
    /// D0 of an easy first review, not held to 1...10: what difficulty reverts to.
    private let easyDifficulty: Number

    static var minimumStability: Double { 0.001 }

    init(_ w: [Number]) {
        precondition(w.count == FSRSParameters.count, "FSRS-6 has \(FSRSParameters.count) parameters")
        self.w = w
        self.decay = -w[20]
        self.factor = Number.pow(Number(0.9), Number(1) / (-w[20])) - Number(1)
        self.easyDifficulty = Self.rawInitialDifficulty(w, .easy)
    }

    /// S0(G) = w[G - 1]
    func initialStability(_ rating: RecallRating) -> Number {
        w[rating.rawValue - 1].clamped(Self.minimumStability)
    }

    /// D0(G) = w4 - e^(w5 (G - 1)) + 1
    func initialDifficulty(_ rating: RecallRating) -> Number {
        Self.rawInitialDifficulty(w, rating).clamped(1, 10)
    }

    /// R = (1 + factor t / S)^decay
    func retrievability(stability: Number, elapsedDays: Int) -> Number {
        Number.pow(Number(1) + Double(max(0, elapsedDays)) * (factor / stability), decay)
    }

    /// Days until R has fallen to a retention, not rounded: S / factor (retention^(1/decay) - 1).
    func interval(stability: Number, retention: Double) -> Number {
        stability / factor * (Number.pow(Number(retention), Number(1) / decay) - Number(1))
    }

    /// D' = w7 D0(4) + (1 - w7)(D - w6 (G - 3)(10 - D) / 9)
    func nextDifficulty(_ difficulty: Number, _ rating: RecallRating) -> Number {
        let change = -(Double(rating.rawValue - 3) * w[6])
        let damped = difficulty + (10 - difficulty) * change / Number(9)
        return (w[7] * easyDifficulty + (1 - w[7]) * damped).clamped(1, 10)
    }

    /// S after a review `elapsedDays` after the last one.
    func nextStability(
        _ stability: Number, difficulty: Number, elapsedDays: Int, rating: RecallRating
    ) -> Number {
        if elapsedDays < 1 { return sameDay(stability, rating).clamped(Self.minimumStability) }
        let retrievability = retrievability(stability: stability, elapsedDays: elapsedDays)
        let next =
            rating == .again
            ? forgotten(stability, difficulty, retrievability)
            : recalled(stability, difficulty, retrievability, rating)
        return next.clamped(Self.minimumStability)
    }

    /// S' = S e^(w17 (G - 3 + w18)) S^(-w19); at least S for a success.
    private func sameDay(_ stability: Number, _ rating: RecallRating) -> Number {
        let increase =
            Number.exp(w[17] * (Double(rating.rawValue - 3) + w[18])) * Number.pow(stability, -w[19])
        return stability * (rating == .again ? increase : increase.clamped(1))
    }

    /// S' = w11 D^(-w12) ((S + 1)^w13 - 1) e^(w14 (1 - R)), at most S / e^(w17 w18)
    private func forgotten(_ stability: Number, _ difficulty: Number, _ retrievability: Number) -> Number {
        let growth = Number.pow(stability + Number(1), w[13]) - Number(1)
        let long =
            w[11] * Number.pow(difficulty, -w[12]) * growth * Number.exp((1 - retrievability) * w[14])
        let short = stability / Number.exp(w[17] * w[18])
        return long.value <= short.value ? long : short
    }

    /// S' = S (1 + e^w8 (11 - D) S^(-w9) (e^(w10 (1 - R)) - 1) [w15 if hard] [w16 if easy])
    private func recalled(
        _ stability: Number, _ difficulty: Number, _ retrievability: Number, _ rating: RecallRating
    ) -> Number {
        var increase =
            Number.exp(w[8]) * (11 - difficulty) * Number.pow(stability, -w[9])
            * (Number.exp((1 - retrievability) * w[10]) - Number(1))
        if rating == .hard { increase = increase * w[15] }
        if rating == .easy { increase = increase * w[16] }
        return stability * (1 + increase)
    }

    private static func rawInitialDifficulty(_ w: [Number], _ rating: RecallRating) -> Number {
        w[4] - Number.exp(Double(rating.rawValue - 1) * w[5]) + Number(1)
    }
}

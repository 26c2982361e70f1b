/// How far FSRS's predictions are from what happened.
///
/// The mean of the binary cross-entropy, in nats, over the reviews that lie at least a day after the one
/// before: was the verse recalled (rated above again), against R just before the review. The first 64
/// reviews of a verse count, as in py-fsrs's optimizer.
public enum FSRSLoss {
    static let longestHistory = 64
    /// Keeps the loss of a sure and wrong prediction finite; the floor that PyTorch puts under a logarithm.
    private static let lowestLogarithm = -100.0

    /// The mean loss, or nil when no review counts.
    ///
    /// - Parameter histories: the reviews of each verse in the order of time.
    public static func mean(of parameters: FSRSParameters, on histories: [[FSRSReview]]) -> Double? {
        let model = FSRSModel(parameters.values)
        var sum = 0.0
        var count = 0
        for history in histories {
            predictions(model, history) { retrievability, recalled in
                sum += loss(retrievability, recalled)
                count += 1
            }
        }
        return count > 0 ? sum / Double(count) : nil
    }

    /// Walks along a history and gives each counted review's R and outcome.
    static func predictions<Number: FSRSNumber>(
        _ model: FSRSModel<Number>, _ history: [FSRSReview], _ body: (Number, Bool) -> Void
    ) {
        guard let first = history.first else { return }
        var stability = model.initialStability(first.rating)
        var difficulty = model.initialDifficulty(first.rating)
        for review in history.prefix(longestHistory).dropFirst() {
            if review.elapsedDays > 0 {
                body(
                    model.retrievability(stability: stability, elapsedDays: review.elapsedDays),
                    review.rating != .again)
            }
            stability = model.nextStability(
                stability, difficulty: difficulty, elapsedDays: review.elapsedDays, rating: review.rating)
            difficulty = model.nextDifficulty(difficulty, review.rating)
        }
    }

    static func loss(_ retrievability: Double, _ recalled: Bool) -> Double {
        -max(lowestLogarithm, ElementaryFunctions.log(recalled ? retrievability : 1 - retrievability))
    }

    /// The derivative of the loss by R, held where the loss itself is.
    static func slope(_ retrievability: Double, _ recalled: Bool) -> Double {
        recalled ? -1 / max(retrievability, 1e-12) : 1 / max(1 - retrievability, 1e-12)
    }
}

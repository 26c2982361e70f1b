/// Fits the 21 parameters to a review log.
///
/// As py-fsrs's optimizer does it: Adam (Kingma and Ba, 2015; rates 0.9 and 0.999) on the summed loss of
/// batches of 512 reviews, step 0.04 falling along a cosine, five rounds over the histories in a new order
/// each time, parameters held inside their bounds, the best round wins. Everything is seeded. Time grows with the
/// number of reviews; call it away from the main actor.
public struct FSRSFitting: Sendable {
    public static let batch = 512
    private static let rounds = 5
    private static let rate = 0.04

    /// Fewer reviews than one batch say too little about 21 parameters.
    ///
    /// - Parameter histories: the reviews of each verse in the order of time.
    /// - Throws: `SchedulingError.tooFewReviews`.
    public static func fit(
        _ histories: [[FSRSReview]], seed: UInt64 = 42
    ) throws(SchedulingError) -> FSRSParameters {
        let counted = histories.reduce(0) { sum, history in
            sum + history.prefix(FSRSLoss.longestHistory).dropFirst().count { $0.elapsedDays > 0 }
        }
        guard counted >= batch else { throw .tooFewReviews(counted, needed: batch) }
        var fitting = FSRSFitting(steps: (counted + batch - 1) / batch * rounds)
        var random = SplitMix64(seed: seed)
        var best = (loss: Double.infinity, parameters: FSRSParameters.standard)
        for _ in 0..<rounds {
            fitting.run(over: histories.shuffled(using: &random))
            let parameters = FSRSParameters(clamping: fitting.parameters)
            if let loss = FSRSLoss.mean(of: parameters, on: histories), loss < best.loss {
                best = (loss, parameters)
            }
        }
        return best.parameters
    }

    private var parameters = FSRSParameters.standard.values
    private var firstMoment = SIMD32<Double>.zero
    private var secondMoment = SIMD32<Double>.zero
    private var step = 0
    private let steps: Int

    private init(steps: Int) { self.steps = steps }

    private mutating func run(over histories: [[FSRSReview]]) {
        var gradient = SIMD32<Double>.zero
        var count = 0
        var model = gradientModel
        for history in histories {
            FSRSLoss.predictions(model, history) { retrievability, recalled in
                gradient += retrievability.gradient * FSRSLoss.slope(retrievability.value, recalled)
                count += 1
            }
            if count >= Self.batch {
                descend(gradient)
                model = gradientModel
                gradient = .zero
                count = 0
            }
        }
        if count > 0 { descend(gradient) }
    }

    private var gradientModel: FSRSModel<GradientNumber> {
        FSRSModel(parameters.enumerated().map { GradientNumber(parameter: $0.offset, value: $0.element) })
    }

    private mutating func descend(_ gradient: SIMD32<Double>) {
        let progress = Double(step) / Double(steps)
        let rate = Self.rate * (1 + ElementaryFunctions.cos(.pi * progress)) / 2
        step += 1
        firstMoment = firstMoment * 0.9 + gradient * 0.1
        secondMoment = secondMoment * 0.999 + gradient * gradient * 0.001
        let firstBias = 1 - ElementaryFunctions.pow(0.9, Double(step))
        let secondBias = 1 - ElementaryFunctions.pow(0.999, Double(step))
        for index in parameters.indices {
            let first = firstMoment[index] / firstBias
            let second = (secondMoment[index] / secondBias).squareRoot()
            parameters[index] -= rate * first / (second + 1e-8)
        }
        parameters = FSRSParameters(clamping: parameters).values
    }
}

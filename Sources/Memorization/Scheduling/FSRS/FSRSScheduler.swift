/// FSRS-6 with optional same-day steps. Memorising works in days, so there are none unless asked for.
public struct FSRSScheduler: Hashable, Sendable {
    public let parameters: FSRSParameters
    /// The share of verses that shall still be known when they fall due, 0.7...0.99.
    public let desiredRetention: Double
    /// The longest interval in days, at least 1.
    public let maximumInterval: Int
    /// Same-day steps in seconds for new verses.
    public let learningSteps: [Int]
    /// Same-day steps in seconds after a failure.
    public let relearningSteps: [Int]

    /// For memorising the Quran: at 0.90 intervals soon reach years, which loses verses.
    public static let standardRetention = 0.95
    public static let retentionBounds = 0.7...0.99

    /// - Throws: `SchedulingError` for a retention out of bounds or steps that do not rise.
    public init(
        parameters: FSRSParameters = .standard, desiredRetention: Double = standardRetention,
        maximumInterval: Int = Scheduler.standardMaximumInterval, learningSteps: [Int] = [],
        relearningSteps: [Int] = []
    ) throws(SchedulingError) {
        guard Self.retentionBounds.contains(desiredRetention) else { throw .retentionOutOfBounds(desiredRetention) }
        for steps in [learningSteps, relearningSteps] {
            guard steps.allSatisfy({ (1...86_400).contains($0) }), zip(steps, steps.dropFirst()).allSatisfy(<=)
            else { throw .stepsNotInOrder(steps) }
        }
        self.parameters = parameters
        self.desiredRetention = desiredRetention
        self.maximumInterval = max(1, maximumInterval)
        self.learningSteps = learningSteps
        self.relearningSteps = relearningSteps
    }

    /// FSRS as it is recommended for memorising: all settings standard.
    public static let standard = FSRSScheduler()

    private init() {
        self.parameters = .standard
        self.desiredRetention = Self.standardRetention
        self.maximumInterval = Scheduler.standardMaximumInterval
        self.learningSteps = []
        self.relearningSteps = []
    }

    /// Probability that a verse is recalled now, 0...1.
    public func retrievability(of memory: FSRSMemory, elapsedDays: Int) -> Double {
        FSRSModel(parameters.values).retrievability(stability: memory.stability, elapsedDays: elapsedDays)
    }

    /// The memory after a review, and when the verse falls due again.
    ///
    /// - Parameters:
    ///   - memory: what was known before; nil for a new verse.
    ///   - elapsedDays: whole days since the last review; not looked at for a new verse.
    public func review(
        _ memory: FSRSMemory?, rating: RecallRating, elapsedDays: Int
    ) -> (memory: FSRSMemory, delay: FSRSDelay) {
        let model = FSRSModel(parameters.values)
        guard let memory else {
            return scheduled(
                FSRSMemory(
                    stability: model.initialStability(rating), difficulty: model.initialDifficulty(rating),
                    phase: .learning), rating, model)
        }
        var next = memory
        next.stability = model.nextStability(
            memory.stability, difficulty: memory.difficulty, elapsedDays: elapsedDays, rating: rating)
        next.difficulty = model.nextDifficulty(memory.difficulty, rating)
        return scheduled(next, rating, model)
    }

    /// Moves along the steps, or into days when there are none or they are done.
    private func scheduled(
        _ memory: FSRSMemory, _ rating: RecallRating, _ model: FSRSModel<Double>
    ) -> (memory: FSRSMemory, delay: FSRSDelay) {
        var next = memory
        if memory.phase == .review {
            guard rating == .again, let first = relearningSteps.first else { return days(next, model) }
            next.phase = .relearning
            next.step = 0
            return (next, .seconds(first))
        }
        let steps = memory.phase == .learning ? learningSteps : relearningSteps
        guard !steps.isEmpty, memory.step < steps.count || rating == .again else { return days(next, model) }
        switch rating {
        case .again:
            next.step = 0
            return (next, .seconds(steps[0]))
        case .hard:
            guard memory.step == 0 else { return (next, .seconds(steps[memory.step])) }
            return (next, .seconds(steps.count == 1 ? steps[0] * 3 / 2 : (steps[0] + steps[1]) / 2))
        case .good where memory.step + 1 < steps.count:
            next.step += 1
            return (next, .seconds(steps[next.step]))
        case .good, .easy:
            return days(next, model)
        }
    }

    private func days(_ memory: FSRSMemory, _ model: FSRSModel<Double>) -> (memory: FSRSMemory, delay: FSRSDelay) {
        var next = memory
        next.phase = .review
        next.step = 0
        let days = model.interval(stability: memory.stability, retention: desiredRetention)
        // Ties to even, as the reference rounds.
        let rounded = min(max(days.rounded(.toNearestOrEven), 1), Double(maximumInterval))
        return (next, .days(Int(rounded)))
    }
}

import Memorization
import Testing

@Suite struct FSRSSchedulerTests {
    private func intervals(
        _ ratings: [Int], retention: Double = 0.9, cap: Int = 36_500, steps: ([Int], [Int]) = ([], [])
    ) throws -> [Int] {
        let scheduler = try FSRSScheduler(
            desiredRetention: retention, maximumInterval: cap, learningSteps: steps.0, relearningSteps: steps.1)
        var memory: FSRSMemory?
        var days: [Int] = []
        for rating in ratings.compactMap(RecallRating.init(rawValue:)) {
            let next = scheduler.review(memory, rating: rating, elapsedDays: days.last ?? 0)
            memory = next.memory
            days.append(next.delay.days)
        }
        return days
    }

    @Test func `py-fsrs 6.3.2 is reproduced to the day over all its vectors`() throws {
        let sequences = try Vectors.sequences()
        #expect(sequences.count > 130)
        for sequence in sequences {
            let scheduler = try FSRSScheduler(
                parameters: FSRSParameters(sequence.parameters), desiredRetention: sequence.retention,
                maximumInterval: sequence.cap, learningSteps: sequence.learningSteps,
                relearningSteps: sequence.relearningSteps)
            var memory: FSRSMemory?
            for review in sequence.reviews {
                let rating = try #require(RecallRating(rawValue: review.rating))
                let next = scheduler.review(memory, rating: rating, elapsedDays: review.elapsedDays ?? 0)
                let seconds =
                    switch next.delay {
                    case .seconds(let seconds): seconds
                    case .days(let days): days * 86_400
                    }
                #expect(seconds == review.interval, "\(sequence.name)")
                #expect(abs(next.memory.stability - review.stability) <= 1e-9 * review.stability, "\(sequence.name)")
                #expect(abs(next.memory.difficulty - review.difficulty) <= 1e-9, "\(sequence.name)")
                memory = next.memory
            }
        }
    }

    @Test func `the published vector with steps comes out`() throws {
        let days = try intervals([3, 3, 3, 3, 3, 3, 1, 1, 3, 3, 3, 3, 3], steps: ([60, 600], [600]))
        #expect(days == [0, 2, 11, 46, 163, 498, 0, 0, 2, 4, 7, 12, 21])
    }

    @Test(arguments: [
        (0.90, [3, 3, 3, 3, 3, 3], [2, 11, 46, 163, 497, 1346]), (0.95, [3, 3, 3, 3, 3, 3], [1, 3, 8, 19, 43, 89]),
        (0.97, [3, 3, 3, 3, 3, 3], [1, 2, 4, 7, 13, 22]), (0.90, [2, 2, 2, 2, 2, 2], [1, 3, 7, 12, 18, 25]),
        (0.90, [3, 3, 3, 1, 3, 3], [2, 11, 46, 3, 8, 19]),
    ])
    func `day by day intervals depend on the retention`(retention: Double, ratings: [Int], days: [Int]) throws {
        #expect(try intervals(ratings, retention: retention) == days)
    }

    @Test func `the cap binds`() throws {
        #expect(try intervals(Array(repeating: 4, count: 9), cap: 90).max() == 90)
    }

    @Test func `retrievability is 0.9 after as many days as the stability says`() {
        let memory = FSRSMemory(stability: 12, difficulty: 5)
        #expect(abs(FSRSScheduler.standard.retrievability(of: memory, elapsedDays: 12) - 0.9) < 1e-12)
        #expect(FSRSScheduler.standard.retrievability(of: memory, elapsedDays: 0) == 1)
    }

    @Test func `settings that make no sense are refused with the reason`() {
        #expect(throws: SchedulingError.retentionOutOfBounds(1)) { try FSRSScheduler(desiredRetention: 1) }
        #expect(throws: SchedulingError.stepsNotInOrder([600, 60])) { try FSRSScheduler(learningSteps: [600, 60]) }
        #expect(throws: SchedulingError.parameterCount(19)) { try FSRSParameters(Array(repeating: 1, count: 19)) }
        var values = FSRSParameters.standard.values
        values.swapAt(1, 2)
        #expect(throws: SchedulingError.firstStabilitiesNotInOrder(Array(values[0..<4]))) { try FSRSParameters(values) }
        values = FSRSParameters.standard.values
        values[20] = 2
        #expect(throws: SchedulingError.self) { try FSRSParameters(values) }
    }
}

import Memorization
import Testing

/// 1,000 random histories under every scheduler.
@Suite struct SchedulerPropertyTests {
    static let schedulers: [Scheduler] = {
        var all: [Scheduler] = [
            .standard, .fsrs(.standard), .sm2(SM2Scheduler(rules: .published(repeatsSameDay: false))),
            .sm2(SM2Scheduler(rules: .published(repeatsSameDay: true), maximumInterval: 90)),
            .sm2(SM2Scheduler(maximumInterval: 30)),
        ]
        if let short = try? FSRSScheduler(desiredRetention: 0.9, maximumInterval: 60) { all.append(.fsrs(short)) }
        return all
    }()

    private func history(_ seed: Int) -> [(recall: Recall, day: StudyDay)] {
        var random = SeededRandom(seed)
        var day = StudyDay(number: 20_000)
        return (0..<Int.random(in: 1...25, using: &random)).map { _ in
            day = day.advanced(by: Int.random(in: 0...40, using: &random) * Int.random(in: 0...1, using: &random))
            let accuracy = Bool.random(using: &random) ? 1 : Double.random(in: 0...1, using: &random)
            return (Recall(accuracy: accuracy, peeks: Int.random(in: 0...1, using: &random)), day)
        }
    }

    @Test(arguments: schedulers) func `intervals stay between zero and the cap, and due days after reviews`(
        scheduler: Scheduler
    ) throws {
        for seed in 1...1000 {
            var schedule = VerseSchedule.new
            for (recall, day) in history(seed) {
                let decision = scheduler.review(schedule, recall, on: day)
                #expect((0...scheduler.maximumInterval).contains(decision.newInterval), "history \(seed)")
                #expect(try #require(decision.after.due) >= day, "history \(seed)")
                #expect(decision.before == schedule && decision.after.reviews == schedule.reviews + 1)
                schedule = decision.after
            }
        }
    }

    @Test(arguments: schedulers) func `a better recall never comes back sooner`(scheduler: Scheduler) throws {
        for seed in 1...1000 {
            let schedule = scheduler.schedule(after: history(seed))
            let last = try #require(schedule.lastReview)
            for later in [0, 1, 5, 90] {
                let dues = RecallRating.allCases.compactMap {
                    scheduler.review(schedule, Recall(grade: $0), on: last.advanced(by: later)).after.due
                }
                #expect(zip(dues, dues.dropFirst()).allSatisfy(<=), "history \(seed), \(later) days later: \(dues)")
            }
        }
    }

    @Test(arguments: schedulers) func `a late review counts from today, also with the clock set back`(
        scheduler: Scheduler
    ) throws {
        for seed in 1...100 {
            let schedule = scheduler.schedule(after: history(seed))
            let last = try #require(schedule.lastReview)
            let late = scheduler.review(schedule, Recall(accuracy: 0.9), on: last.advanced(by: 300))
            #expect(late.after.due == last.advanced(by: 300 + late.newInterval))
            let back = scheduler.review(schedule, Recall(accuracy: 0.9), on: last.advanced(by: -10))
            #expect(try #require(back.after.due) >= last)
        }
    }

    @Test func `a decision explains itself`() {
        let day = StudyDay(number: 20_000)
        let first = Scheduler.standard.review(.new, Recall(accuracy: 0.9), on: day)
        #expect(first.summary == "0d -> 1d, ease 2.50 -> 2.50 (+0.00), due tomorrow, Learning")
        #expect(first.oldRung == .new)
        let second = Scheduler.standard.review(first.after, Recall(accuracy: 1), on: day.advanced(by: 1))
        #expect(second.summary == "1d -> 3d, ease 2.50 -> 2.60 (+0.10), due in 3 days, Practiced")
        let held = Scheduler.standard.review(second.after, Recall(accuracy: 0.8), on: day.advanced(by: 4))
        #expect(held.summary == "3d -> 3d, ease 2.60 -> 2.46 (-0.14), due in 3 days, Practiced")
        #expect(held.reason == .held)
        let fsrs = Scheduler.fsrs(.standard).review(.new, Recall(accuracy: 0.9), on: day)
        #expect(fsrs.summary == "0d -> 1d, stability new -> 2.3 days, due tomorrow, Learning")
    }

    @Test func `rungs begin where the table says`() {
        let rungs = [nil, 0, 1, 2, 3, 6, 7, 20, 21, 59, 60, 180].map { LadderRung(interval: $0).name }
        #expect(
            rungs == [
                "New", "Learning", "Learning", "Learning", "Practiced", "Practiced", "Familiar", "Familiar", "Strong",
                "Strong", "Mature", "Mature",
            ])
    }
}

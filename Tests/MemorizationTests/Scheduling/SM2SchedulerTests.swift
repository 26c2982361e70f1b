import Memorization
import Testing

@Suite struct SM2SchedulerTests {
    /// Intervals and last ease of a history of qualities, each review on its day.
    private func run(_ rules: SM2Rules, _ qualities: [Int], cap: Int = 36_500) -> (days: [Int], ease: Int) {
        let scheduler = SM2Scheduler(rules: rules, maximumInterval: cap)
        var memory = SM2Memory()
        var days: [Int] = []
        for (index, quality) in qualities.compactMap(SM2Quality.init(rawValue:)).enumerated() {
            let elapsed = index == 0 ? nil : days.last
            memory = scheduler.review(memory, quality: quality, elapsedDays: elapsed).memory
            days.append(memory.needsExtraReview ? 0 : memory.interval)
        }
        return (days, memory.ease)
    }

    @Test(arguments: [
        ([5, 5, 5, 5, 5, 5], [1, 6, 17, 50, 150, 465], 310),
        ([4, 4, 4, 4, 4, 4], [1, 6, 15, 38, 95, 238], 250),
        ([3, 3, 3, 3, 3, 3], [1, 6, 13, 26, 47, 79], 166),
        ([5, 5, 5, 1, 5, 5, 5], [1, 6, 17, 1, 1, 6, 19], 310),
    ])
    func `published SM-2 gives the published intervals`(qualities: [Int], days: [Int], ease: Int) {
        let result = run(.published(repeatsSameDay: false), qualities)
        #expect(result.days == days)
        #expect(result.ease == ease)
    }

    @Test func `published SM-2 with same-day repetition gives the vector of open-spaced-repetition`() {
        let result = run(.published(repeatsSameDay: true), [4, 3, 3, 4, 5, 3, 0, 1, 3, 3, 4, 5, 3])
        #expect(result.days == [1, 0, 0, 6, 15, 0, 0, 0, 0, 0, 35, 85, 0])
    }

    @Test func `ease changes by the published formula and never falls below 1.3`() {
        #expect(SM2Quality.allCases.map(\.easeChange) == [-80, -54, -32, -14, 0, 10])
        #expect(run(.published(repeatsSameDay: false), Array(repeating: 3, count: 20)).ease == 130)
    }

    @Test func `Murajah's rules graduate to one day and grow by the ease factor`() {
        #expect(run(.murajah, [4, 4, 4, 4, 4]).days == [1, 3, 8, 20, 50])
        #expect(run(.murajah, [5, 5, 5, 5, 5]).days == [1, 3, 9, 27, 81])
    }

    @Test func `difficult recall holds the interval and lowers the ease`() {
        let result = run(.murajah, [4, 4, 4, 3, 3, 4])
        #expect(result.days == [1, 3, 8, 8, 8, 18])
        #expect(result.ease == 222)
    }

    @Test(arguments: [0, 1, 2])
    func `a failure starts again tomorrow and leaves the ease as it is`(quality: Int) {
        let result = run(.murajah, [4, 4, 4, quality, 4, 4])
        #expect(result.days == [1, 3, 8, 1, 1, 3])
        #expect(result.ease == 250)
    }

    @Test func `a second success on one day changes nothing, a failure does`() {
        let scheduler = SM2Scheduler()
        let memory = SM2Memory(repetitions: 3, interval: 8, ease: 250)
        for quality in [SM2Quality.difficult, .hesitant, .perfect] {
            let next = scheduler.review(memory, quality: quality, elapsedDays: 0)
            #expect(next.memory == memory)
            #expect(next.reason == .heldSameDay)
        }
        #expect(scheduler.review(memory, quality: .nearly, elapsedDays: 0).memory.interval == 1)
    }

    @Test func `an early review grows from the days that have passed and never shortens`() {
        let scheduler = SM2Scheduler()
        let memory = SM2Memory(repetitions: 4, interval: 20, ease: 250)
        let intervals = [1, 5, 9, 10, 19, 20, 80].map {
            scheduler.review(memory, quality: .hesitant, elapsedDays: $0).memory.interval
        }
        #expect(intervals == [20, 20, 23, 25, 48, 50, 50])
    }

    @Test(arguments: [SM2Rules.murajah, .published(repeatsSameDay: false)])
    func `the cap binds`(rules: SM2Rules) {
        #expect(run(rules, Array(repeating: 5, count: 12), cap: 90).days.last == 90)
        #expect(run(rules, [5, 5, 5], cap: 2).days == [1, 2, 2])
    }
}

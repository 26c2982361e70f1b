import Memorization
import QuranCore
import Testing

@Suite struct LibraryTests {
    @Test func `a verse graduates at 0.85 into a review tomorrow, and the set with its last verse`() throws {
        let set = try Logs.set("112:1", "112:2", .memorizing)
        let (first, second) = (try Logs.verse("112:1"), try Logs.verse("112:2"))
        var library = Library(sets: [set])
        #expect(library.phase(of: first) == .memorizing)
        let tooWeak = library.record(Logs.recall(1, first, 0.84, on: Logs.day))
        #expect(tooWeak == nil)
        #expect(library.nextToMemorize(in: set) == first)
        let decision = library.record(Logs.recall(2, first, 0.85, on: Logs.day))
        #expect(decision?.newInterval == 1)
        #expect(decision?.reason == .graduated)
        #expect(library.state(of: first).blindRecalls == 2)
        #expect(library.phase(of: first) == .maintenance)
        #expect(library.nextToMemorize(in: set) == second)
        #expect(!library.isGraduated(set))
        library.record(Logs.recall(3, second, 1, on: Logs.day))
        #expect(library.isGraduated(set))
        #expect(library.dueList(on: Logs.day).isEmpty)
        #expect(library.dueList(on: Logs.day.advanced(by: 1)).map(\.verse) == [first, second])
    }

    @Test func `readings count and schedule nothing`() throws {
        let verse = try Logs.verse("112:1")
        var library = Library(sets: [try Logs.set("112:1", "112:4", .memorized)])
        for number in 0..<3 {
            library.record(
                ReviewEntry(
                    id: Logs.id(number), verse: verse, kind: .read, moment: Logs.moment(Logs.day), day: Logs.day))
        }
        #expect(library.state(of: verse).readCount == 3)
        #expect(library.state(of: verse).schedule == .new)
    }

    @Test func `rebuilding from the log gives the states of 1,000 random histories`() throws {
        for seed in 1...1000 {
            let (sets, log) = try Logs.random(seed)
            for scheduler in [Scheduler.standard, .fsrs(.standard)] {
                let settings = LibrarySettings(scheduler: scheduler)
                var growing = Library(settings: settings, sets: sets)
                for (index, entry) in log.enumerated() {
                    growing.record(entry)
                    if case .undo = entry.kind {
                        let verse = entry.verse
                        let effective = ReviewLog.effective(Array(log[0...index]))
                        growing.restore(
                            VerseState(
                                verse: verse, entries: effective.filter { $0.verse == verse }, scheduler: scheduler,
                                isMemorized: growing.isMemorized(verse)))
                    }
                }
                let rebuilt = Library(settings: settings, sets: sets, log: log)
                for verse in rebuilt.verses {
                    #expect(growing.state(of: verse) == rebuilt.state(of: verse), "history \(seed), \(verse)")
                }
            }
        }
    }

    @Test func `the order of the log is the order of time, and an undo leaves what was before, in 1,000 histories`()
        throws
    {
        for seed in 1...1000 {
            let (sets, log) = try Logs.random(seed)
            #expect(
                zip(log, log.dropFirst()).allSatisfy {
                    $0.moment.milliseconds <= $1.moment.milliseconds && $0.day <= $1.day
                })
            let entry = Logs.recall(seed * 1000 + 999, try Logs.verse("112:1"), 0.9, on: Logs.day.advanced(by: 500))
            let undo = ReviewEntry(
                id: Logs.id(seed * 1000 + 998), verse: entry.verse, kind: .undo(entry.id), moment: entry.moment,
                day: entry.day)
            #expect(ReviewLog.effective(log + [entry, undo]) == ReviewLog.effective(log))
            #expect(
                Library(sets: sets, log: log + [entry, undo]).states.filter { $0.value != VerseState(verse: $0.key) }
                    == Library(sets: sets, log: log).states.filter { $0.value != VerseState(verse: $0.key) })
        }
    }

    @Test func `a clock that was set back writes at the time of the last entry`() throws {
        let last = Logs.recall(1, try Logs.verse("112:1"), 1, on: Logs.day)
        let back = ReviewLog.time(now: Logs.moment(Logs.day.advanced(by: -3)), after: last, dayStart: .standard)
        #expect(back.day == Logs.day)
        #expect(back.moment == last.moment)
        let later = Logs.moment(Logs.day.advanced(by: 2))
        #expect(ReviewLog.time(now: later, after: last, dayStart: .standard).moment == later)
    }

    @Test func `travelling west over midnight does not go back a day`() throws {
        // 01:00 on the next day in Tokyo, then nine hours later in Honolulu where it is still the day before.
        let tokyo = Moment(milliseconds: 1_700_000_000_000, utcOffset: 9 * 3600, zone: "Asia/Tokyo")
        let day = DayStart(clamping: 0).day(of: tokyo)
        let entry = ReviewEntry(
            id: Logs.id(1), verse: try Logs.verse("1:1"), kind: .read, moment: tokyo, day: day)
        let honolulu = Moment(
            milliseconds: tokyo.milliseconds + 3_600_000, utcOffset: -10 * 3600, zone: "Pacific/Honolulu")
        #expect(DayStart(clamping: 0).day(of: honolulu) < day)
        #expect(ReviewLog.time(now: honolulu, after: entry, dayStart: DayStart(clamping: 0)).day == day)
    }

    @Test func `a switch of scheduler shows its changes and switching back gives the former states`() throws {
        for seed in 1...50 {
            let (sets, log) = try Logs.random(seed)
            let library = Library(sets: sets, log: log)
            let today = Logs.day.advanced(by: 30)
            let preview = SchedulerSwitch(from: library, log: log, to: .fsrs(.standard), on: today)
            let other = Library(settings: LibrarySettings(scheduler: .fsrs(.standard)), sets: sets, log: log)
            for change in preview.changes {
                #expect(change.after == other.state(of: change.verse).schedule)
                #expect(change.before == library.state(of: change.verse).schedule)
            }
            #expect(preview.dueAfter == other.upcoming(from: today, days: 1)[0])
            let back = SchedulerSwitch(from: other, log: log, to: .standard, on: today)
            #expect(back.changes.map(\.after) == preview.changes.map(\.before))
            #expect(SchedulerSwitch(from: library, log: log, to: .standard, on: today).changes.isEmpty)
        }
    }
}

import Memorization
import QuranCore
import Testing

@Suite struct StatisticsTests {
    private func totals(_ offsets: [Int], recalls: Int = 1) -> [DayTotal] {
        offsets.map { DayTotal(day: Logs.day.advanced(by: $0), recalls: recalls) }
    }

    @Test(arguments: [
        ([], 0, 0, false), ([0], 1, 1, true), ([-1], 1, 1, false), ([-2], 0, 1, false), ([-2, -1, 0], 3, 3, true),
        ([-5, -4, -3, -1, 0], 2, 3, true), ([1, 2, 3], 0, 3, false), ([-3, -2, -1], 3, 3, false),
    ])
    func `a streak counts days in a row up to today or yesterday`(
        offsets: [Int], current: Int, longest: Int, done: Bool
    ) {
        let streak = Streak(totals(offsets), goal: .reviews(1), today: Logs.day)
        #expect(streak.current == current)
        #expect(streak.longest == longest)
        #expect(streak.isTodayDone == done)
    }

    @Test func `no streak before the first review, whatever the goal`() {
        for goal in [LibrarySettings.Goal.reviews(0), .minutes(0), .reviews(1)] {
            #expect(Streak([DayTotal(day: Logs.day)], goal: goal, today: Logs.day).current == 0)
        }
    }

    @Test func `a goal in minutes is met by sessions`() {
        let day = DayTotal(day: Logs.day, seconds: 600)
        #expect(day.meets(.minutes(10)))
        #expect(!day.meets(.minutes(11)))
    }

    @Test(arguments: ["Australia/Sydney", "Europe/Berlin", "Africa/Cairo"])
    func `a streak goes on over a change of the clocks`(
        zone: String
    ) throws {
        // The whole of March and April, recited at 00:30 and 23:45 by the local clock.
        let totals = try (1...61).map { offset in
            let moment = try StudyDayTests.moment(zone, 2026, 3, offset, offset % 2 == 0 ? 4 : 23, 45)
            return DayTotal(day: DayStart.standard.day(of: moment), recalls: 1)
        }
        let today = try #require(totals.last?.day)
        #expect(Streak(totals, goal: .reviews(1), today: today).current == 61)
    }

    @Test(arguments: Statistics.Window.allCases) func `statistics cover every day of their window`(
        window: Statistics.Window
    ) throws {
        let verse = try Logs.verse("112:1")
        let log = [400, 300, 60, 20, 3, 0].enumerated().map {
            Logs.recall($0.offset, verse, $0.offset % 2 == 0 ? 1 : 0.5, on: Logs.day.advanced(by: -$0.element))
        }
        let library = Library(sets: [try Logs.set("112:1", "112:4", .memorized)], log: log)
        let statistics = Statistics(
            library, totals: DayTotal.totals(log, []), window: window, today: Logs.day)
        #expect(statistics.days.count == window.rawValue)
        #expect(statistics.recalls == [7: 2, 30: 3, 90: 4, 365: 5][window.rawValue])
        #expect(statistics.days.last?.recalls == 1)
        #expect(statistics.rungs == [3, 1, 0, 0, 0, 0])
        let shares = [7: 0.5, 30: 1.0 / 3, 90: 0.5, 365: 0.4]
        #expect(abs(try #require(statistics.retention) - (shares[window.rawValue] ?? 0)) < 1e-12)
    }

    @Test func `sessions join verses to ranges within a surah and are no longer than they lasted`() throws {
        let verses = try ["112:2", "112:1", "112:3", "113:1", "112:4", "114:6", "112:1"].map(Logs.verse)
        let start = Logs.moment(Logs.day)
        let session = StudySession(
            id: Logs.id(1), kind: .review, start: start, end: Logs.moment(Logs.day, second: 60), day: Logs.day,
            seconds: 90,
            verses: verses)
        #expect(session.seconds == 60)
        #expect(
            session.verses.map { "\($0.lowerBound)-\($0.upperBound)" } == ["112:1-112:4", "113:1-113:1", "114:6-114:6"])
    }

    @Test func `bookmarks come newest first`() throws {
        let bookmarks = try ["2:255", "1:1", "67:1"].enumerated().map {
            Bookmark(
                id: Logs.id($0.offset), verse: try Logs.verse($0.element),
                created: Logs.moment(Logs.day, second: $0.offset))
        }
        #expect(bookmarks.newestFirst.map(\.verse.description) == ["67:1", "1:1", "2:255"])
    }
}

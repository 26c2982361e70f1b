import Foundation
import Memorization
import Testing

@Suite struct StudyDayTests {
    @Test func `days of 800 years have the date of the Gregorian calendar and come back from their text`() throws {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = try #require(TimeZone(secondsFromGMT: 0))
        // From 1614 on: Foundation follows the Julian calendar before October 1582.
        for number in stride(from: -130_000, through: 160_000, by: 13) {
            let day = StudyDay(number: number)
            let parts = calendar.dateComponents(
                [.year, .month, .day], from: Date(timeIntervalSince1970: Double(number) * 86_400))
            #expect(day.date == (parts.year, parts.month, parts.day))
            #expect(StudyDay(day.description) == day)
        }
    }

    @Test(arguments: [
        "2026-02-29", "2026-13-01", "2026-1-01", "26-01-01", "2026-01-01x", "", "2026-00-10", "-026-01-01",
    ])
    func `a date that does not exist is nil`(text: String) {
        #expect(StudyDay(text) == nil)
    }

    @Test func `a day is put in words as seen from another`() {
        let today = StudyDay(number: 20_000)
        #expect(
            [-3, -1, 0, 1, 12].map { today.advanced(by: $0).words(from: today) }
                == ["3 days ago", "yesterday", "today", "tomorrow", "in 12 days"])
    }

    /// A moment at a wall clock time, as a machine in that zone would record it.
    static func moment(_ zone: String, _ year: Int, _ month: Int, _ day: Int, _ hour: Int, _ minute: Int) throws
        -> Moment
    {
        let timeZone = try #require(TimeZone(identifier: zone))
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = timeZone
        let date = try #require(
            calendar.date(from: DateComponents(year: year, month: month, day: day, hour: hour, minute: minute)))
        return Moment(
            milliseconds: Int64(date.timeIntervalSince1970 * 1000), utcOffset: timeZone.secondsFromGMT(for: date),
            zone: zone)
    }

    @Test(arguments: [
        ("Australia/Sydney", 4, 3), ("Australia/Sydney", 10, 2), ("Europe/Berlin", 3, 27), ("Europe/Berlin", 10, 23),
        ("Africa/Cairo", 4, 23), ("America/New_York", 3, 6),
    ])
    func `days of 23 and 25 hours count as one day each`(zone: String, month: Int, from: Int) throws {
        for hour in [0, 4, 12] {
            let start = DayStart(clamping: hour)
            let days = try (0..<5).flatMap { offset in
                try [5, 13, 23].map { start.day(of: try Self.moment(zone, 2026, month, from + offset, $0, 30)) }
            }
            let first = days[0]
            let expected = (0..<5).flatMap { offset in
                [5, 13, 23].map { first.advanced(by: offset + (($0 < hour ? -1 : 0) - (5 < hour ? -1 : 0))) }
            }
            #expect(days == expected)
        }
    }

    @Test func `a review after midnight belongs to the evening before until the day starts`() throws {
        let evening = try Self.moment("Asia/Riyadh", 2026, 11, 30, 23, 0)
        let night = try Self.moment("Asia/Riyadh", 2026, 12, 1, 3, 59)
        let morning = try Self.moment("Asia/Riyadh", 2026, 12, 1, 4, 0)
        #expect(DayStart.standard.day(of: evening) == DayStart.standard.day(of: night))
        #expect(DayStart.standard.day(of: evening).distance(to: DayStart.standard.day(of: morning)) == 1)
        #expect(DayStart(clamping: 0).day(of: night).description == "2026-12-01")
    }
}

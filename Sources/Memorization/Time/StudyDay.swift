/// A calendar day of study, without a time zone: what due dates, streaks and statistics count in.
public struct StudyDay: Hashable, Sendable, Comparable, Strideable, CustomStringConvertible {
    /// Days since 1970-01-01.
    public let number: Int

    /// - Parameter number: days since 1970-01-01, negative before.
    public init(number: Int) { self.number = number }

    /// The day with this date of the Gregorian calendar, or nil when there is none.
    public init?(year: Int, month: Int, day: Int) {
        guard (-9999...9999).contains(year), (1...12).contains(month), (1...31).contains(day) else { return nil }
        let candidate = StudyDay(number: Self.number(year: year, month: month, day: day))
        guard candidate.date == (year, month, day) else { return nil }
        self = candidate
    }

    /// Reads an ISO 8601 date as in "2026-11-30"; nil for anything else.
    public init?(_ text: some StringProtocol) {
        let parts = text.split(separator: "-", omittingEmptySubsequences: false)
        guard parts.count == 3, parts.map(\.utf8.count) == [4, 2, 2],
            parts.allSatisfy({ $0.utf8.allSatisfy { (48...57).contains($0) } }),
            let year = Int(parts[0]), let month = Int(parts[1]), let day = Int(parts[2])
        else { return nil }
        self.init(year: year, month: month, day: day)
    }

    /// Year, month 1...12 and day 1...31 of the Gregorian calendar.
    public var date: (year: Int, month: Int, day: Int) {
        // Years that begin in March put the leap day last; eras of 400 years all have 146,097 days.
        let shifted = number + 719_468
        let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
        let dayOfEra = shifted - era * 146_097
        let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
        let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        let monthFromMarch = (5 * dayOfYear + 2) / 153
        let month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
        let year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
        return (year, month, dayOfYear - (153 * monthFromMarch + 2) / 5 + 1)
    }

    /// ISO 8601, as in "2026-11-30".
    public var description: String {
        let (year, month, day) = date
        return "\(Self.padded(year, to: 4))-\(Self.padded(month, to: 2))-\(Self.padded(day, to: 2))"
    }

    public static func < (left: StudyDay, right: StudyDay) -> Bool { left.number < right.number }
    public func distance(to other: StudyDay) -> Int { other.number - number }
    public func advanced(by days: Int) -> StudyDay { StudyDay(number: number + days) }

    /// The day in words as seen from another: "today", "tomorrow", "in 12 days", "yesterday", "3 days ago".
    public func words(from today: StudyDay) -> String {
        switch today.distance(to: self) {
        case 0: "today"
        case 1: "tomorrow"
        case -1: "yesterday"
        case let days where days > 0: "in \(days) days"
        case let days: "\(-days) days ago"
        }
    }

    private static func number(year: Int, month: Int, day: Int) -> Int {
        let shiftedYear = month <= 2 ? year - 1 : year
        let era = (shiftedYear >= 0 ? shiftedYear : shiftedYear - 399) / 400
        let yearOfEra = shiftedYear - era * 400
        let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
        return era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - 719_468
    }

    private static func padded(_ number: Int, to width: Int) -> String {
        let digits = String(number.magnitude)
        return (number < 0 ? "-" : "") + String(repeating: "0", count: max(0, width - digits.count)) + digits
    }
}

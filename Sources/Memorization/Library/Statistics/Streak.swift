/// Days in a row on which the goal was met.
public struct Streak: Hashable, Sendable {
    /// Days up to today, or up to yesterday while today's goal is not met yet.
    public let current: Int
    public let longest: Int
    /// True when today's goal is met.
    public let isTodayDone: Bool

    /// - Parameter totals: in any order; days after today (a clock that was ahead) count for the longest only.
    public init(_ totals: some Sequence<DayTotal>, goal: LibrarySettings.Goal, today: StudyDay) {
        let days = Set(totals.filter { $0.meets(goal) }.map(\.day))
        var longest = 0
        for day in days where !days.contains(day.advanced(by: -1)) {
            var length = 1
            while days.contains(day.advanced(by: length)) { length += 1 }
            longest = max(longest, length)
        }
        self.longest = longest
        self.isTodayDone = days.contains(today)
        var length = 0
        var day = isTodayDone ? today : today.advanced(by: -1)
        while days.contains(day) {
            length += 1
            day = day.advanced(by: -1)
        }
        self.current = length
    }
}

/// Figures of a stretch of days up to today.
public struct Statistics: Hashable, Sendable {
    /// The stretches that are offered, in days.
    public enum Window: Int, CaseIterable, Sendable {
        case week = 7
        case month = 30
        case quarter = 90
        case year = 365
    }

    public let window: Window
    /// One for each day of the stretch, oldest first, also for days on which nothing was done.
    public let days: [DayTotal]
    public let recalls: Int
    /// Mean accuracy, 0...1, or nil without recalls.
    public let accuracy: Double?
    /// Share of recalls that reached 0.70, 0...1, or nil without recalls.
    public let retention: Double?
    public let seconds: Double
    /// Verses falling due on each day of a stretch as long, from today on.
    public let upcoming: [Int]
    /// Verses on each rung of the ladder, New first.
    public let rungs: [Int]
    public let streak: Streak

    public init(_ library: Library, totals: [DayTotal], window: Window, today: StudyDay) {
        let first = today.advanced(by: 1 - window.rawValue)
        var byDay: [StudyDay: DayTotal] = [:]
        for total in totals where total.day >= first && total.day <= today { byDay[total.day] = total }
        self.window = window
        self.days = (0..<window.rawValue).map { offset in
            let day = first.advanced(by: offset)
            return byDay[day] ?? DayTotal(day: day)
        }
        self.recalls = days.reduce(0) { $0 + $1.recalls }
        self.accuracy = recalls > 0 ? days.reduce(0) { $0 + $1.accuracySum } / Double(recalls) : nil
        self.retention = recalls > 0 ? Double(days.reduce(0) { $0 + $1.recalled }) / Double(recalls) : nil
        self.seconds = days.reduce(0) { $0 + $1.seconds }
        self.upcoming = library.upcoming(from: today, days: window.rawValue)
        var rungs = Array(repeating: 0, count: LadderRung.allCases.count)
        for verse in library.verses { rungs[(library.states[verse]?.schedule.rung ?? .new).rawValue] += 1 }
        self.rungs = rungs
        self.streak = Streak(totals, goal: library.settings.goal, today: today)
    }
}

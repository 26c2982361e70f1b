public import QuranCore

/// What a change of scheduler would change; nothing is changed by making one.
public struct SchedulerSwitch: Sendable {
    public struct Change: Hashable, Sendable {
        public let verse: VerseID
        public let before: VerseSchedule
        public let after: VerseSchedule
    }

    /// Verses whose due day or interval changes, in the order of the mushaf.
    public let changes: [Change]
    /// Verses due on or before the day, under the present scheduler and under the other.
    public let dueBefore: Int
    public let dueAfter: Int

    /// Replays the log under another scheduler.
    public init(from library: Library, log: [ReviewEntry], to scheduler: Scheduler, on today: StudyDay) {
        var settings = library.settings
        settings.scheduler = scheduler
        let other = Library(settings: settings, sets: library.sets, log: log)
        self.changes = library.verses.compactMap { verse in
            let before = library.state(of: verse).schedule
            let after = other.state(of: verse).schedule
            guard before.due != after.due || before.interval != after.interval else { return nil }
            return Change(verse: verse, before: before, after: after)
        }
        self.dueBefore = library.upcoming(from: today, days: 1).first ?? 0
        self.dueAfter = other.upcoming(from: today, days: 1).first ?? 0
    }
}

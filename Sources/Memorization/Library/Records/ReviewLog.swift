/// Rules of the log as a whole.
public enum ReviewLog {
    /// Entries that count: without those taken back and without the taking back. Order is kept.
    ///
    /// Taking back an undo is not provided for; an undo of an undo counts for nothing.
    public static func effective(_ entries: [ReviewEntry]) -> [ReviewEntry] {
        var undone: Set<RecordID> = []
        for case .undo(let id) in entries.lazy.map(\.kind) { undone.insert(id) }
        return entries.filter { entry in
            if case .undo = entry.kind { return false }
            return !undone.contains(entry.id)
        }
    }

    /// When an entry is to be written as having happened, so that the order of the log is the order of time.
    ///
    /// - Parameters:
    ///   - now: what the clock says; it may have been set back.
    ///   - last: the last entry that counts, or nil.
    /// - Returns: now, or the moment and day of the last entry when the clock is behind it.
    public static func time(
        now: Moment, after last: ReviewEntry?, dayStart: DayStart
    ) -> (moment: Moment, day: StudyDay) {
        let day = dayStart.day(of: now)
        guard let last else { return (now, day) }
        guard now.milliseconds < last.moment.milliseconds else { return (now, max(day, last.day)) }
        return (last.moment, last.day)
    }
}

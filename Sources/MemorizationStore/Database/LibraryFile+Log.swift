public import Memorization
public import QuranCore
import SQLiteStore

extension LibraryFile {
    public func record(
        _ event: StoreEvent, of verse: VerseID, seconds: Double, in profile: RecordID
    ) throws -> (entry: ReviewEntry, decision: ScheduleDecision?) {
        try connection.transaction {
            let settings = try settings(of: profile)
            let kind: ReviewEntry.Kind =
                switch event {
                case .read: .read
                case .recall(let recall, let source): .recall(recall, source)
                }
            let time = ReviewLog.time(now: now(), after: try lastEntry(of: profile), dayStart: settings.dayStart)
            let entry = ReviewEntry(
                id: newID(), verse: verse, kind: kind, moment: time.moment, day: time.day, seconds: max(0, seconds))
            try insert(entry, of: profile)
            var state = try state(of: verse, in: profile)
            let decision = state.apply(
                entry, scheduler: settings.scheduler, isMemorized: try isMemorized(verse, in: profile))
            try save(state, of: profile)
            try rebuildTotal(of: entry.day, in: profile)
            return (entry, decision)
        }
    }

    public func undo(_ entry: RecordID?, in profile: RecordID) throws -> ReviewEntry {
        try connection.transaction {
            let settings = try settings(of: profile)
            let last = try lastEntry(of: profile)
            let undone: ReviewEntry
            if let entry {
                let rows = try connection.rows(
                    "SELECT \(ReviewEntry.columns) FROM review_log l WHERE profile = ? AND id = ? AND \(Self.counts)",
                    [Value(profile), Value(entry)])
                guard let row = rows.first else { throw StoreError.unknownRecord(entry) }
                undone = try ReviewEntry(row)
            } else {
                guard let last else { throw StoreError.nothingToUndo }
                undone = last
            }
            let time = ReviewLog.time(now: now(), after: last, dayStart: settings.dayStart)
            try insert(
                ReviewEntry(
                    id: newID(), verse: undone.verse, kind: .undo(undone.id), moment: time.moment, day: time.day),
                of: profile)
            try rebuildStates(of: profile, verses: undone.verse...undone.verse)
            try rebuildTotal(of: undone.day, in: profile)
            return undone
        }
    }

    public func log(of profile: RecordID) throws -> [ReviewEntry] {
        try requireProfile(profile)
        return try effectiveLog(of: profile, verses: VerseID.all)
    }

    public func dayTotals(of profile: RecordID) throws -> [DayTotal] {
        try requireProfile(profile)
        let rows = try connection.rows(
            """
            SELECT day, sum(recalls), sum(recalled), sum(accuracy_sum), sum(seconds) FROM (
                SELECT day, recalls, recalled, accuracy_sum, 0 AS seconds FROM day_totals WHERE profile = ?1
                UNION ALL SELECT day, 0, 0, 0, seconds FROM sessions WHERE profile = ?1 AND deleted = 0
            ) GROUP BY day ORDER BY day
            """, [Value(profile)])
        return try rows.map { row in
            let reader = RecordReader(table: "day_totals", row: row)
            return DayTotal(
                day: try reader.day(0, "day"), recalls: try reader.integer(1, "recalls"),
                recalled: try reader.integer(2, "recalled"), accuracySum: try reader.real(3, "accuracy_sum"),
                seconds: try reader.real(4, "seconds"))
        }
    }

    /// Entries that count: no undo, and none that was undone.
    static let counts = "l.kind <> 'undo' AND NOT EXISTS (SELECT 1 FROM review_log u WHERE u.undoes = l.id)"

    func effectiveLog(of profile: RecordID, verses: ClosedRange<VerseID>) throws -> [ReviewEntry] {
        try connection.rows(
            """
            SELECT \(ReviewEntry.columns) FROM review_log l
            WHERE profile = ? AND verse BETWEEN ? AND ? AND \(Self.counts) ORDER BY time_ms, sequence
            """, [Value(profile), Value(verses.lowerBound), Value(verses.upperBound)]
        ).map { try ReviewEntry($0) }
    }

    func insert(_ entry: ReviewEntry, of profile: RecordID) throws {
        try connection.run(
            "INSERT INTO review_log (profile, \(ReviewEntry.columns)) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
            [Value(profile)] + entry.values)
    }

    private func lastEntry(of profile: RecordID) throws -> ReviewEntry? {
        try connection.rows(
            """
            SELECT \(ReviewEntry.columns) FROM review_log l
            WHERE profile = ? AND \(Self.counts) ORDER BY time_ms DESC, sequence DESC LIMIT 1
            """, [Value(profile)]
        ).first.map { try ReviewEntry($0) }
    }

    // MARK: What follows from the log

    private func state(of verse: VerseID, in profile: RecordID) throws -> VerseState {
        try connection.rows(
            "SELECT \(VerseState.columns) FROM verse_states WHERE profile = ? AND verse = ?",
            [Value(profile), Value(verse)]
        ).first.map { try VerseState($0) } ?? VerseState(verse: verse)
    }

    private func isMemorized(_ verse: VerseID, in profile: RecordID) throws -> Bool {
        try connection.integer(
            """
            SELECT 1 FROM sets
            WHERE profile = ?1 AND deleted = 0 AND kind = 'memorized' AND first <= ?2 AND last >= ?2 LIMIT 1
            """, [Value(profile), Value(verse)]) != nil
    }

    func save(_ state: VerseState, of profile: RecordID) throws {
        try connection.run(
            """
            INSERT OR REPLACE INTO verse_states (profile, \(VerseState.columns))
            VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
            """, [Value(profile)] + state.values)
    }

    /// Folds the log again, for some verses or all.
    func rebuildStates(of profile: RecordID, verses: ClosedRange<VerseID> = VerseID.all) throws {
        let library = Library(
            settings: try settings(of: profile), sets: try sets(of: profile),
            log: try effectiveLog(of: profile, verses: verses))
        try connection.run(
            "DELETE FROM verse_states WHERE profile = ? AND verse BETWEEN ? AND ?",
            [Value(profile), Value(verses.lowerBound), Value(verses.upperBound)])
        for state in library.states.values { try save(state, of: profile) }
    }

    /// Counts a day again: sums that are added to and taken from would drift.
    func rebuildTotal(of day: StudyDay, in profile: RecordID) throws {
        try connection.run(
            "DELETE FROM day_totals WHERE profile = ? AND day = ?", [Value(profile), Value(day)])
        try connection.run(
            """
            INSERT INTO day_totals
            SELECT profile, day, count(*), sum(accuracy >= ?), sum(accuracy) FROM review_log l
            WHERE profile = ? AND day = ? AND kind = 'recall' AND \(Self.counts) GROUP BY profile, day
            """, [.real(Recall.resetBound), Value(profile), Value(day)])
    }

    /// Counts all days again.
    func rebuildTotals(of profile: RecordID) throws {
        try connection.run("DELETE FROM day_totals WHERE profile = ?", [Value(profile)])
        try connection.run(
            """
            INSERT INTO day_totals
            SELECT profile, day, count(*), sum(accuracy >= ?), sum(accuracy) FROM review_log l
            WHERE profile = ? AND kind = 'recall' AND \(Self.counts) GROUP BY profile, day
            """, [.real(Recall.resetBound), Value(profile)])
    }
}

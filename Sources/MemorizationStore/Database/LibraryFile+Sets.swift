public import Memorization
public import QuranCore
import SQLiteStore

extension LibraryFile {
    public func library(of profile: RecordID) throws -> Library {
        let settings = try settings(of: profile)
        let states = try connection.rows(
            "SELECT \(VerseState.columns) FROM verse_states WHERE profile = ?", [Value(profile)]
        )
        .map { try VerseState($0) }
        return Library(
            settings: settings, sets: try sets(of: profile),
            states: Dictionary(states.map { ($0.verse, $0) }) { first, _ in first })
    }

    public func addSet(
        _ verses: ClosedRange<VerseID>, kind: MemorizationSet.Kind, to profile: RecordID
    ) throws -> MemorizationSet {
        let set = MemorizationSet(id: newID(), verses: verses, kind: kind, created: now())
        try connection.transaction {
            try requireProfile(profile)
            try insert(set, of: profile)
            // Whether a recall counts as a review depends on the sets.
            try rebuildStates(of: profile, verses: verses)
        }
        return set
    }

    public func removeSet(_ id: RecordID, of profile: RecordID) throws {
        try connection.transaction {
            guard let set = try sets(of: profile).first(where: { $0.id == id }) else {
                throw StoreError.unknownRecord(id)
            }
            try connection.run(
                "UPDATE sets SET deleted = 1, updated_ms = ? WHERE id = ?", [.integer(now().milliseconds), Value(id)])
            try rebuildStates(of: profile, verses: set.verses)
        }
    }

    func insert(_ set: MemorizationSet, of profile: RecordID) throws {
        try connection.run(
            "INSERT INTO sets VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, 0)",
            [
                Value(set.id), Value(profile), Value(set.verses.lowerBound), Value(set.verses.upperBound),
                .text(set.kind.rawValue),
            ] + set.created.values + [.integer(now().milliseconds)])
    }

    func sets(of profile: RecordID) throws -> [MemorizationSet] {
        try connection.rows(
            """
            SELECT id, first, last, kind, created_ms, created_offset, created_zone FROM sets
            WHERE profile = ? AND deleted = 0 ORDER BY created_ms, id
            """, [Value(profile)]
        ).map { row in
            let reader = RecordReader(table: "sets", row: row)
            let first = try reader.verse(1, "first")
            let last = try reader.verse(2, "last")
            guard first <= last else { throw StoreError.damagedRecord(table: "sets", column: "last") }
            return MemorizationSet(
                id: try reader.id(0, "id"), verses: first...last,
                kind: try reader.choice(3, "kind", MemorizationSet.Kind.self), created: try reader.moment(4, "created"))
        }
    }
}

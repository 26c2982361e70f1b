public import Memorization
public import QuranCore
import SQLiteStore

extension LibraryFile {
    // MARK: Bookmarks

    public func bookmarks(of profile: RecordID) throws -> [Bookmark] {
        try requireProfile(profile)
        return try connection.rows(
            "SELECT id, verse, created_ms, created_offset, created_zone FROM bookmarks WHERE profile = ? AND deleted = 0",
            [Value(profile)]
        ).map { row in
            let reader = RecordReader(table: "bookmarks", row: row)
            return Bookmark(
                id: try reader.id(0, "id"), verse: try reader.verse(1, "verse"),
                created: try reader.moment(2, "created"))
        }.newestFirst
    }

    /// One bookmark a verse: the one that is there already is given back.
    public func addBookmark(_ verse: VerseID, to profile: RecordID) throws -> Bookmark {
        try connection.transaction {
            if let known = try bookmarks(of: profile).first(where: { $0.verse == verse }) { return known }
            let bookmark = Bookmark(id: newID(), verse: verse, created: now())
            try insert(bookmark, of: profile)
            return bookmark
        }
    }

    public func removeBookmark(_ id: RecordID, of profile: RecordID) throws {
        try connection.transaction {
            guard try bookmarks(of: profile).contains(where: { $0.id == id }) else {
                throw StoreError.unknownRecord(id)
            }
            try connection.run(
                "UPDATE bookmarks SET deleted = 1, updated_ms = ? WHERE id = ?",
                [.integer(now().milliseconds), Value(id)])
        }
    }

    func insert(_ bookmark: Bookmark, of profile: RecordID) throws {
        try connection.run(
            "INSERT INTO bookmarks VALUES (?, ?, ?, ?, ?, ?, ?, 0)",
            [Value(bookmark.id), Value(profile), Value(bookmark.verse)] + bookmark.created.values
                + [.integer(now().milliseconds)])
    }

    // MARK: Sessions

    public func sessions(of profile: RecordID) throws -> [StudySession] {
        try requireProfile(profile)
        return try connection.rows(
            """
            SELECT id, kind, start_ms, start_offset, start_zone, end_ms, end_offset, end_zone, day, seconds, verses
            FROM sessions WHERE profile = ? AND deleted = 0 ORDER BY start_ms, id
            """, [Value(profile)]
        ).map { row in
            let reader = RecordReader(table: "sessions", row: row)
            guard let verses = VerseRanges(try reader.text(10, "verses")) else {
                throw StoreError.damagedRecord(table: "sessions", column: "verses")
            }
            return StudySession(
                id: try reader.id(0, "id"), kind: try reader.choice(1, "kind", StudySession.Kind.self),
                start: try reader.moment(2, "start"), end: try reader.moment(5, "end"), day: try reader.day(8, "day"),
                seconds: try reader.real(9, "seconds"), verses: verses.ranges.flatMap { Array($0) })
        }
    }

    public func addSession(
        _ kind: StudySession.Kind, from start: Moment, to end: Moment, seconds: Double, verses: [VerseID],
        in profile: RecordID
    ) throws -> StudySession {
        try connection.transaction {
            let day = try settings(of: profile).dayStart.day(of: start)
            let session = StudySession(
                id: newID(), kind: kind, start: start, end: end, day: day, seconds: seconds, verses: verses)
            try insert(session, of: profile)
            return session
        }
    }

    func insert(_ session: StudySession, of profile: RecordID) throws {
        try connection.run(
            "INSERT INTO sessions VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, 0)",
            [Value(session.id), Value(profile), .text(session.kind.rawValue)] + session.start.values
                + session.end.values
                + [
                    Value(session.day), .real(session.seconds), .text(VerseRanges(session.verses).text),
                    .integer(now().milliseconds),
                ])
    }
}

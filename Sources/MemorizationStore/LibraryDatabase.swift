public import Foundation
public import Memorization
public import QuranCore

/// A library in an SQLite file, shared by tasks.
public actor LibraryDatabase: LibraryStore {
    private let file: LibraryFile

    /// Opens a file and brings it to the present schema; it and its folder are made when they do not exist.
    ///
    /// - Parameter patience: milliseconds to wait for another process before `DatabaseError.locked`.
    /// - Throws: `DatabaseError` for a file that is locked, not to be written, foreign, newer or damaged.
    public init(at path: String, clock: any LibraryClock = SystemClock(), patience: Int32 = 5000) throws {
        self.file = try LibraryFile(at: path, clock: clock, patience: patience)
    }

    /// What is wrong with the file; empty when it is sound.
    public func integrityFindings() throws -> [String] { try file.integrityFindings() }

    public func profiles() throws -> [Profile] { try file.profiles() }
    public func addProfile(named name: String) throws -> Profile { try file.addProfile(named: name) }
    public func removeProfile(_ id: RecordID) throws { try file.removeProfile(id) }

    public func library(of profile: RecordID) throws -> Library { try file.library(of: profile) }
    public func setSettings(_ settings: LibrarySettings, of profile: RecordID) throws {
        try file.setSettings(settings, of: profile)
    }

    public func addSet(
        _ verses: ClosedRange<VerseID>, kind: MemorizationSet.Kind, to profile: RecordID
    ) throws -> MemorizationSet {
        try file.addSet(verses, kind: kind, to: profile)
    }
    public func removeSet(_ id: RecordID, of profile: RecordID) throws { try file.removeSet(id, of: profile) }

    public func record(
        _ event: StoreEvent, of verse: VerseID, seconds: Double, in profile: RecordID
    ) throws -> (entry: ReviewEntry, decision: ScheduleDecision?) {
        try file.record(event, of: verse, seconds: seconds, in: profile)
    }
    public func undo(_ entry: RecordID?, in profile: RecordID) throws -> ReviewEntry {
        try file.undo(entry, in: profile)
    }
    public func log(of profile: RecordID) throws -> [ReviewEntry] { try file.log(of: profile) }
    public func dayTotals(of profile: RecordID) throws -> [DayTotal] { try file.dayTotals(of: profile) }

    public func bookmarks(of profile: RecordID) throws -> [Bookmark] { try file.bookmarks(of: profile) }
    public func addBookmark(_ verse: VerseID, to profile: RecordID) throws -> Bookmark {
        try file.addBookmark(verse, to: profile)
    }
    public func removeBookmark(_ id: RecordID, of profile: RecordID) throws {
        try file.removeBookmark(id, of: profile)
    }

    public func sessions(of profile: RecordID) throws -> [StudySession] { try file.sessions(of: profile) }
    public func addSession(
        _ kind: StudySession.Kind, from start: Moment, to end: Moment, seconds: Double, verses: [VerseID],
        in profile: RecordID
    ) throws -> StudySession {
        try file.addSession(kind, from: start, to: end, seconds: seconds, verses: verses, in: profile)
    }

    public func exportArchive() throws -> Data { try file.exportArchive() }
    public func previewImport(_ data: Data) throws -> ImportPreview { try file.previewImport(data) }
    @discardableResult
    public func importArchive(_ data: Data) throws -> ImportPreview { try file.importArchive(data) }
}

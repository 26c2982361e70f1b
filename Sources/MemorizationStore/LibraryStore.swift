public import Foundation
public import Memorization
public import QuranCore

/// Where libraries are kept. All changes are on the disk when a call returns.
public protocol LibraryStore: Sendable {
    /// All profiles, oldest first.
    func profiles() async throws -> [Profile]
    func addProfile(named name: String) async throws -> Profile
    func removeProfile(_ id: RecordID) async throws

    /// What a profile has taken on and how its verses stand.
    func library(of profile: RecordID) async throws -> Library
    /// Changes settings; another scheduler rebuilds all states from the log.
    func setSettings(_ settings: LibrarySettings, of profile: RecordID) async throws

    func addSet(_ verses: ClosedRange<VerseID>, kind: MemorizationSet.Kind, to profile: RecordID) async throws
        -> MemorizationSet
    func removeSet(_ id: RecordID, of profile: RecordID) async throws

    /// Adds to the log, now.
    func record(_ event: StoreEvent, of verse: VerseID, seconds: Double, in profile: RecordID) async throws
        -> (entry: ReviewEntry, decision: ScheduleDecision?)
    /// Takes an entry back by adding another; the last one that counts when none is named.
    func undo(_ entry: RecordID?, in profile: RecordID) async throws -> ReviewEntry
    /// Entries that count, in the order of time.
    func log(of profile: RecordID) async throws -> [ReviewEntry]
    /// Totals of all days, in order.
    func dayTotals(of profile: RecordID) async throws -> [DayTotal]

    /// Newest first.
    func bookmarks(of profile: RecordID) async throws -> [Bookmark]
    func addBookmark(_ verse: VerseID, to profile: RecordID) async throws -> Bookmark
    func removeBookmark(_ id: RecordID, of profile: RecordID) async throws

    /// In the order of their beginnings.
    func sessions(of profile: RecordID) async throws -> [StudySession]
    func addSession(
        _ kind: StudySession.Kind, from start: Moment, to end: Moment, seconds: Double, verses: [VerseID],
        in profile: RecordID
    ) async throws -> StudySession

    /// Everything, as versioned JSON; the same bytes for the same records.
    func exportArchive() async throws -> Data
    func previewImport(_ data: Data) async throws -> ImportPreview
    /// All or nothing.
    @discardableResult
    func importArchive(_ data: Data) async throws -> ImportPreview
}

/// What can be recorded of a verse.
public enum StoreEvent: Hashable, Sendable {
    case read
    case recall(Recall, ReviewEntry.Source)
}

import Memorization

/// Everything of a store as JSON, version 1: what `export` writes and `import` reads.
///
/// Verses are written "2:255", ranges "2:255-2:257", days "2026-11-30". The log has the entries that count, in
/// the order of time; an undo and what it undid are left out, so that undoing restores the export byte for byte.
struct Archive: Codable {
    static let format = "murajah-library"
    static let version = 1

    struct MomentRecord: Codable, Hashable {
        var milliseconds: Int64
        var utcOffset: Int
        var zone: String
    }

    struct ProfileRecord: Codable {
        var id: String
        var name: String
        var created: MomentRecord
        var settings: SettingsRecord
        var sets: [SetRecord]
        var bookmarks: [BookmarkRecord]
        var sessions: [SessionRecord]
        var log: [EntryRecord]
    }

    struct SetRecord: Codable {
        var id: String
        var verses: String
        var kind: String
        var created: MomentRecord
    }

    struct BookmarkRecord: Codable {
        var id: String
        var verse: String
        var created: MomentRecord
    }

    struct SessionRecord: Codable {
        var id: String
        var kind: String
        var start: MomentRecord
        var end: MomentRecord
        var day: String
        var seconds: Double
        var verses: String
    }

    struct EntryRecord: Codable {
        var id: String
        var verse: String
        var kind: String
        var accuracy: Double?
        var peeks: Int?
        var source: String?
        var time: MomentRecord
        var day: String
        var seconds: Double
    }

    var format = Archive.format
    var version = Archive.version
    var profiles: [ProfileRecord]
}

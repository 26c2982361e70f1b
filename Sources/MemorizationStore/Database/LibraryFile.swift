import Foundation
public import Memorization
import QuranCore
import SQLiteStore

/// The library in an SQLite file, for one thread at a time; `LibraryDatabase` is the same for many.
///
/// Several processes may use one file at once; each call sees what others wrote. All changes are on the disk when a
/// call returns.
public final class LibraryFile {
    let connection: Connection
    private let clock: any LibraryClock
    private var random = SystemRandomNumberGenerator()

    /// Opens a file and brings it to the present schema; it and its folder are made when they do not exist.
    ///
    /// - Throws: `DatabaseError` for a file that is locked, not to be written, foreign, newer or damaged.
    public init(at path: String, clock: any LibraryClock = SystemClock(), patience: Int32 = 5000) throws {
        let folder = URL(filePath: path).deletingLastPathComponent()
        do {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        } catch {
            throw DatabaseError.readOnly(path: folder.path(percentEncoded: false))
        }
        self.connection = try Connection(path: path, patience: patience)
        self.clock = clock
        try StoreSchema.migrator.migrate(connection)
    }

    /// What is wrong with the file; empty when it is sound.
    public func integrityFindings() throws -> [String] { try connection.integrityFindings() }

    func now() -> Moment { clock.now() }

    func newID() -> RecordID { RecordID(using: &random) }

    // MARK: Profiles

    public func profiles() throws -> [Profile] {
        try connection.rows(
            """
            SELECT id, name, created_ms, created_offset, created_zone FROM profiles
            WHERE deleted = 0 ORDER BY created_ms, id
            """
        ).map { row in
            let reader = RecordReader(table: "profiles", row: row)
            return Profile(
                id: try reader.id(0, "id"), name: try reader.text(1, "name"), created: try reader.moment(2, "created"))
        }
    }

    public func addProfile(named name: String) throws -> Profile {
        guard !name.allSatisfy(\.isWhitespace) else { throw StoreError.emptyName }
        let profile = Profile(id: newID(), name: name, created: now())
        try insert(profile, settings: LibrarySettings())
        return profile
    }

    public func removeProfile(_ id: RecordID) throws {
        try connection.transaction {
            try requireProfile(id)
            try connection.run(
                "UPDATE profiles SET deleted = 1, updated_ms = ? WHERE id = ?",
                [.integer(now().milliseconds), Value(id)])
        }
    }

    func insert(_ profile: Profile, settings: LibrarySettings) throws {
        try connection.run(
            "INSERT INTO profiles VALUES (?, ?, ?, ?, ?, ?, ?, 0)",
            [Value(profile.id), .text(profile.name)] + profile.created.values
                + [.text(try Self.json(settings)), .integer(now().milliseconds)])
    }

    func requireProfile(_ id: RecordID) throws {
        guard try connection.integer("SELECT 1 FROM profiles WHERE id = ? AND deleted = 0", [Value(id)]) != nil else {
            throw StoreError.unknownProfile(id)
        }
    }

    // MARK: Settings

    func settings(of profile: RecordID) throws -> LibrarySettings {
        let rows = try connection.rows("SELECT settings FROM profiles WHERE id = ? AND deleted = 0", [Value(profile)])
        guard let row = rows.first else { throw StoreError.unknownProfile(profile) }
        guard let json = row.text(0),
            let record = try? JSONDecoder().decode(SettingsRecord.self, from: Data(json.utf8)),
            let settings = try? record.settings("settings")
        else { throw StoreError.damagedRecord(table: "profiles", column: "settings") }
        return settings
    }

    public func setSettings(_ settings: LibrarySettings, of profile: RecordID) throws {
        try connection.transaction {
            let before = try self.settings(of: profile)
            try connection.run(
                "UPDATE profiles SET settings = ?, updated_ms = ? WHERE id = ?",
                [.text(try Self.json(settings)), .integer(now().milliseconds), Value(profile)])
            if before.scheduler != settings.scheduler { try rebuildStates(of: profile) }
        }
    }

    private static func json(_ settings: LibrarySettings) throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        return String(decoding: try encoder.encode(SettingsRecord(settings)), as: UTF8.self)
    }
}

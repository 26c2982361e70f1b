public import Foundation
import Memorization
import SQLiteStore

extension LibraryFile {
    /// Everything as JSON, the same bytes for the same records.
    public func exportArchive() throws -> Data {
        let archive = try connection.transaction {
            Archive(
                profiles: try profiles().map { profile in
                    Archive.ProfileRecord(
                        id: profile.id.text, name: profile.name, created: .init(profile.created),
                        settings: SettingsRecord(try settings(of: profile.id)),
                        sets: try sets(of: profile.id).map { .init($0) },
                        bookmarks: try bookmarks(of: profile.id).map { .init($0) },
                        sessions: try sessions(of: profile.id).map { .init($0) },
                        log: try log(of: profile.id).compactMap { .init($0) })
                })
        }
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
        return try encoder.encode(archive) + Data("\n".utf8)
    }

    /// Says what an import would bring.
    ///
    /// - Throws: `StoreError` naming the first field that is not understood.
    public func previewImport(_ data: Data) throws -> ImportPreview {
        let content = try Self.content(data)
        return ImportPreview(
            profiles: try content.profiles.map { content in
                ImportPreview.ProfilePreview(
                    name: content.profile.name, isNew: try !isKnown(content.profile.id, in: "profiles"),
                    sets: try counts(content.sets.map(\.id), in: "sets"),
                    bookmarks: try counts(content.bookmarks.map(\.id), in: "bookmarks"),
                    sessions: try counts(content.sessions.map(\.id), in: "sessions"),
                    log: try counts(content.log.map(\.id), in: "review_log"))
            })
    }

    /// Adds what the store does not have yet, all or nothing, and rebuilds the states.
    ///
    /// - Throws: `StoreError` naming the first field that is not understood; nothing is imported then.
    @discardableResult
    public func importArchive(_ data: Data) throws -> ImportPreview {
        let content = try Self.content(data)
        return try connection.transaction {
            let preview = try previewImport(data)
            for profile in content.profiles { try add(profile) }
            return preview
        }
    }

    private func add(_ content: ArchiveContent.ProfileContent) throws {
        let profile = content.profile.id
        if try !addingIsKnown(profile, in: "profiles") { try insert(content.profile, settings: content.settings) }
        for set in content.sets where try !addingIsKnown(set.id, in: "sets") { try insert(set, of: profile) }
        for bookmark in content.bookmarks where try !addingIsKnown(bookmark.id, in: "bookmarks") {
            try insert(bookmark, of: profile)
        }
        for session in content.sessions where try !addingIsKnown(session.id, in: "sessions") {
            try insert(session, of: profile)
        }
        for entry in content.log where try !isKnown(entry.id, in: "review_log") { try insert(entry, of: profile) }
        try rebuildStates(of: profile)
        try rebuildTotals(of: profile)
    }

    /// True when the record is there; one that was removed is brought back.
    private func addingIsKnown(_ id: RecordID, in table: String) throws -> Bool {
        guard try isKnown(id, in: table) else { return false }
        try connection.run(
            "UPDATE \(table) SET deleted = 0, updated_ms = ? WHERE id = ? AND deleted = 1",
            [.integer(now().milliseconds), Value(id)])
        return true
    }

    private func isKnown(_ id: RecordID, in table: String) throws -> Bool {
        try connection.integer("SELECT 1 FROM \(table) WHERE id = ?", [Value(id)]) != nil
    }

    private func counts(_ ids: [RecordID], in table: String) throws -> ImportPreview.Counts {
        let known = try ids.count { try isKnown($0, in: table) }
        return .init(new: ids.count - known, known: known)
    }

    private static func content(_ data: Data) throws -> ArchiveContent {
        struct Head: Decodable {
            let format: String
            let version: Int
        }
        let decoder = JSONDecoder()
        guard let head = try? decoder.decode(Head.self, from: data) else {
            throw StoreError.notAnArchive(reason: "it is no JSON with a format and a version")
        }
        guard head.format == Archive.format else {
            throw StoreError.notAnArchive(reason: "its format is \"\(head.format)\", not \"\(Archive.format)\"")
        }
        guard head.version <= Archive.version else {
            throw StoreError.newerArchive(version: head.version, known: Archive.version)
        }
        do {
            return try ArchiveContent(decoder.decode(Archive.self, from: data))
        } catch let error as DecodingError {
            throw error.storeError
        }
    }
}

extension DecodingError {
    /// The field that is at fault, and how.
    fileprivate var storeError: StoreError {
        switch self {
        case .keyNotFound(let key, let context):
            .archiveField(path: Self.path(context.codingPath + [key]), reason: "the field is missing")
        case .typeMismatch(_, let context), .valueNotFound(_, let context), .dataCorrupted(let context):
            .archiveField(path: Self.path(context.codingPath), reason: context.debugDescription)
        @unknown default: .notAnArchive(reason: localizedDescription)
        }
    }

    private static func path(_ keys: [any CodingKey]) -> String {
        keys.reduce("") { path, key in
            if let index = key.intValue { return "\(path)[\(index)]" }
            return path.isEmpty ? key.stringValue : "\(path).\(key.stringValue)"
        }
    }
}

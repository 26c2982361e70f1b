/// Brings a database file to the schema that the program knows, forward only.
public struct Migrator: Sendable {
    /// One step of the schema.
    public struct Migration: Sendable {
        let sql: String
        public init(_ sql: String) { self.sql = sql }
    }

    /// Marks files of this program (`PRAGMA application_id`).
    let applicationID: Int
    /// Step n leads from version n to version n + 1 (`PRAGMA user_version`).
    let migrations: [Migration]

    public init(applicationID: Int, migrations: [Migration]) {
        self.applicationID = applicationID
        self.migrations = migrations
    }

    /// Checks that a file is ours and not newer, and applies what is missing, all or nothing.
    ///
    /// A file that has data is copied first, to `<path>.v<version>-backup`; an older copy of that name is kept and
    /// the new one numbered.
    ///
    /// - Returns: the path of the copy, or nil when none was needed.
    @discardableResult
    public func migrate(_ connection: Connection) throws -> String? {
        let version = try checkedVersion(connection)
        try connection.configure()
        guard version < migrations.count else { return nil }
        let backup = version > 0 ? try copy(connection, version) : nil
        try connection.transaction {
            // Another process may have migrated while this one waited for the lock.
            for migration in migrations.dropFirst(try checkedVersion(connection)) {
                try connection.execute(migration.sql)
            }
            try connection.execute("PRAGMA application_id = \(applicationID)")
            try connection.execute("PRAGMA user_version = \(migrations.count)")
        }
        return backup
    }

    private func checkedVersion(_ connection: Connection) throws(DatabaseError) -> Int {
        let tables = try connection.integer("SELECT count(*) FROM sqlite_schema") ?? 0
        let owner = try connection.integer("PRAGMA application_id") ?? 0
        guard owner == applicationID || owner == 0 && tables == 0 else { throw .foreign(path: connection.path) }
        let version = try connection.integer("PRAGMA user_version") ?? 0
        guard version <= migrations.count else {
            throw .newerVersion(path: connection.path, found: version, known: migrations.count)
        }
        return version
    }

    private func copy(_ connection: Connection, _ version: Int) throws(DatabaseError) -> String {
        let name = "\(connection.path).v\(version)-backup"
        for number in 1...99 {
            let path = number == 1 ? name : "\(name)-\(number)"
            do {
                try connection.copy(to: path)
                return path
            } catch .statement {
                // The file exists already.
                continue
            }
        }
        throw .cannotOpen(path: name)
    }
}

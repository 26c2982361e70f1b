import CSQLite

/// A connection to a database file. Not Sendable: one actor owns it.
///
/// Opened in write-ahead mode with foreign keys checked and every commit flushed to the disk, so that what was
/// committed survives the death of the process and of the machine.
public final class Connection {
    public let path: String
    // Guarded by the one owner of the connection; closed once, in deinit.
    private let handle: OpaquePointer
    private var statements: [String: Statement] = [:]
    private var isInTransaction = false

    /// Opens a file, which is made when it does not exist.
    ///
    /// - Parameter patience: milliseconds to wait for another process before `DatabaseError.locked`.
    public init(path: String, patience: Int32 = 5000) throws(DatabaseError) {
        var opened: OpaquePointer?
        let flags = SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE | SQLITE_OPEN_NOMUTEX
        let code = sqlite3_open_v2(path, &opened, flags, nil)
        guard let opened else { throw .cannotOpen(path: path) }
        guard code == SQLITE_OK else {
            sqlite3_close_v2(opened)
            throw Self.error(code, path: path, sql: "", message: "")
        }
        self.path = path
        self.handle = opened
        sqlite3_extended_result_codes(handle, 1)
        sqlite3_busy_timeout(handle, patience)
        // SQLite opens a file that may not be written for reading only, without a word.
        guard sqlite3_db_readonly(handle, "main") != 1 else { throw .readOnly(path: path) }
    }

    deinit {
        statements.removeAll()
        sqlite3_close_v2(handle)
    }

    /// Write-ahead mode, foreign keys, flushed commits. Writes to the file: know that it is yours first.
    public func configure() throws(DatabaseError) {
        _ = try rows("PRAGMA journal_mode = WAL")
        try execute("PRAGMA synchronous = FULL")
        try execute("PRAGMA foreign_keys = ON")
    }

    /// Runs statements without values and without results.
    public func execute(_ sql: String) throws(DatabaseError) {
        let code = sqlite3_exec(handle, sql, nil, nil, nil)
        guard code == SQLITE_OK else { throw error(code, sql: sql) }
    }

    /// Runs one statement with values for its question marks.
    public func run(_ sql: String, _ values: [Value] = []) throws(DatabaseError) {
        try statement(sql).run(values) { _ in }
    }

    /// The rows of one statement.
    public func rows(_ sql: String, _ values: [Value] = []) throws(DatabaseError) -> [Row] {
        var rows: [Row] = []
        try statement(sql).run(values) { rows.append($0) }
        return rows
    }

    /// The first column of the first row as a number.
    public func integer(_ sql: String, _ values: [Value] = []) throws(DatabaseError) -> Int? {
        try rows(sql, values).first?.integer(0)
    }

    /// Runs a body as one: all of it is written, or nothing when it throws. Takes the lock for writing at once,
    /// so that two processes wait for each other instead of failing half-way. Inside another, it joins that one.
    public func transaction<Result>(_ body: () throws -> Result) throws -> Result {
        if isInTransaction { return try body() }
        try execute("BEGIN IMMEDIATE")
        isInTransaction = true
        defer { isInTransaction = false }
        do {
            let result = try body()
            try execute("COMMIT")
            return result
        } catch {
            // After a full disk SQLite may have rolled back by itself; the first error is the one to tell.
            sqlite3_exec(handle, "ROLLBACK", nil, nil, nil)
            throw error
        }
    }

    /// Copies the database to a new file.
    public func copy(to path: String) throws(DatabaseError) { try run("VACUUM INTO ?", [.text(path)]) }

    /// What SQLite finds wrong with the file; empty when it is sound.
    public func integrityFindings() throws(DatabaseError) -> [String] {
        let findings = try rows("PRAGMA integrity_check").compactMap { $0.text(0) }
        let orphans = try rows("PRAGMA foreign_key_check").compactMap { $0.text(0) }
        return findings.filter { $0 != "ok" } + orphans.map { "a record of \($0) belongs to nothing" }
    }

    private func statement(_ sql: String) throws(DatabaseError) -> Statement {
        if let known = statements[sql] { return known }
        var prepared: OpaquePointer?
        let code = sqlite3_prepare_v2(handle, sql, -1, &prepared, nil)
        guard code == SQLITE_OK, let prepared else { throw error(code, sql: sql) }
        let statement = Statement(prepared, sql: sql, connection: self)
        statements[sql] = statement
        return statement
    }

    func error(_ code: Int32, sql: String) -> DatabaseError {
        Self.error(code, path: path, sql: sql, message: String(cString: sqlite3_errmsg(handle)))
    }

    private static func error(_ code: Int32, path: String, sql: String, message: String) -> DatabaseError {
        // The low byte is the kind of error, the rest details it.
        switch code & 0xFF {
        case SQLITE_BUSY, SQLITE_LOCKED: .locked(path: path)
        case SQLITE_READONLY, SQLITE_PERM: .readOnly(path: path)
        case SQLITE_CANTOPEN: .cannotOpen(path: path)
        case SQLITE_NOTADB: .notADatabase(path: path)
        case SQLITE_FULL: .diskFull(path: path)
        case SQLITE_CORRUPT: .corrupt(path: path, findings: [message])
        case SQLITE_CONSTRAINT: .constraint(message: message)
        default: .statement(sql: sql, code: code, message: message)
        }
    }
}

/// What can go wrong with a database file, told apart by what the user can do about it.
public enum DatabaseError: Error, Hashable, Sendable, CustomStringConvertible {
    /// Another process kept the file locked for longer than was waited.
    case locked(path: String)
    /// The file or its folder may not be written.
    case readOnly(path: String)
    /// The file or its folder does not exist or may not be opened.
    case cannotOpen(path: String)
    /// The file is no SQLite database.
    case notADatabase(path: String)
    /// The file is a database of another program.
    case foreign(path: String)
    /// The file was written by a newer version of this program.
    case newerVersion(path: String, found: Int, known: Int)
    /// No space is left on the disk.
    case diskFull(path: String)
    /// The file is damaged.
    case corrupt(path: String, findings: [String])
    /// A rule of the tables was broken, such as a name that is there already.
    case constraint(message: String)
    /// A fault of a statement: a programmer's error.
    case statement(sql: String, code: Int32, message: String)

    public var description: String {
        switch self {
        case .locked(let path):
            "\(path) is in use by another process; close it and try again"
        case .readOnly(let path):
            "\(path) cannot be written; check the permissions of the file and its folder"
        case .cannotOpen(let path):
            "\(path) cannot be opened; check that its folder exists and may be read"
        case .notADatabase(let path):
            "\(path) is no database; move it away to begin anew, or restore a backup"
        case .foreign(let path):
            "\(path) is a database of another program; choose another file"
        case .newerVersion(let path, let found, let known):
            "\(path) has version \(found), this program knows versions up to \(known); use a newer program"
        case .diskFull(let path):
            "no space is left for \(path); free some and try again, nothing that was saved is lost"
        case .corrupt(let path, let findings):
            "\(path) is damaged (\(findings.first ?? "no details")); restore a backup or an export"
        case .constraint(let message):
            "the record does not fit the others: \(message)"
        case .statement(let sql, let code, let message):
            "SQLite error \(code) in \"\(sql)\": \(message)"
        }
    }
}

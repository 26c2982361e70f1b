public import Memorization

/// What a caller of the store did wrong, or what is wrong with a file to import.
public enum StoreError: Error, Hashable, Sendable, CustomStringConvertible {
    case unknownProfile(RecordID)
    case unknownRecord(RecordID)
    case nothingToUndo
    case emptyName
    /// The file is no archive at all.
    case notAnArchive(reason: String)
    case newerArchive(version: Int, known: Int)
    /// A field of an archive is not understood; `path` names it, as in `profiles[0].log[12].verse`.
    case archiveField(path: String, reason: String)
    /// A record of the database is not understood.
    case damagedRecord(table: String, column: String)

    public var description: String {
        switch self {
        case .unknownProfile(let id): "there is no profile \(id); list the profiles"
        case .unknownRecord(let id): "there is no record \(id)"
        case .nothingToUndo: "there is nothing to undo"
        case .emptyName: "a profile needs a name"
        case .notAnArchive(let reason): "the file is no export of this program: \(reason)"
        case .newerArchive(let version, let known):
            "the export has version \(version), this program knows versions up to \(known); use a newer program"
        case .archiveField(let path, let reason): "\(path): \(reason); nothing was imported"
        case .damagedRecord(let table, let column):
            "the database has a \(column) in \(table) that is not understood; restore a backup or an export"
        }
    }
}

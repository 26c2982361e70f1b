import CommandLineSupport
import Foundation
import MemorizationStore

/// `murajah import`.
enum ImportCommand: Command {
    static let preview = Flag("preview", help: "say what would be imported, and change nothing")

    static let syntax = CommandSyntax(
        "import", summary: "read an export in, all of it or nothing", operands: Operands("FILE", count: 1...1),
        options: [preview, SharedOptions.json, LibraryOptions.library])

    static func run(_ arguments: ParsedArguments, _ services: Services, _ console: Console) throws -> CommandOutcome {
        let store = try services.openLibrary(arguments[LibraryOptions.library])
        let path = arguments.operands[0]
        let data: Data
        do {
            data = try Data(contentsOf: URL(filePath: path))
        } catch {
            throw StoreError.notAnArchive(reason: "\(path) cannot be read")
        }
        let isPreview = arguments[preview]
        let result = try isPreview ? store.previewImport(data) : try store.importArchive(data)
        for profile in result.profiles {
            let counts = [
                ("sets", profile.sets), ("bookmarks", profile.bookmarks), ("sessions", profile.sessions),
                ("log", profile.log),
            ]
            if arguments[SharedOptions.json] {
                var members = Dictionary(
                    uniqueKeysWithValues: counts.map { name, count in
                        (name, JSONValue.object(["new": .integer(count.new), "known": .integer(count.known)]))
                    })
                members["profile"] = .string(profile.name)
                members["new_profile"] = .bool(profile.isNew)
                try console.output.write(JSONValue.object(members).line + "\n")
            } else {
                let parts = counts.map { "\($1.new) new and \($1.known) known in \($0)" }.joined(separator: ", ")
                let verb = isPreview ? "would be imported" : "imported"
                try console.output.write("\(profile.name)\(profile.isNew ? " (new)" : ""): \(parts) \(verb)\n")
            }
        }
        return .success
    }
}

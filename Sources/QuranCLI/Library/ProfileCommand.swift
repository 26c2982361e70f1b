import CommandLineSupport
import Memorization
import MemorizationStore

/// `murajah profile`.
enum ProfileCommand: Command {
    static let add = Option<String>.text("add", "NAME", help: "a library for another person")
    static let remove = Option<String>.text("remove", "NAME", help: "remove a person's library")

    static let syntax = CommandSyntax(
        "profile", summary: "list the people who have a library here",
        options: [add, remove, SharedOptions.json, LibraryOptions.library])

    static func run(_ arguments: ParsedArguments, _ services: Services, _ console: Console) throws -> CommandOutcome {
        let store = try services.openLibrary(arguments[LibraryOptions.library])
        if let name = arguments[add] { _ = try store.addProfile(named: name) }
        if let name = arguments[remove] {
            let known = try store.profiles()
            guard let profile = known.first(where: { $0.name == name }) else {
                throw LibraryCommandError.unknownProfile(name, known: known.map(\.name))
            }
            try store.removeProfile(profile.id)
        }
        for profile in try store.profiles() {
            let line =
                arguments[SharedOptions.json]
                ? JSONValue.object([
                    "id": .string("\(profile.id)"), "name": .string(profile.name),
                    "created": .string(profile.created.iso8601),
                ]).line : profile.name
            try console.output.write(line + "\n")
        }
        return .success
    }
}

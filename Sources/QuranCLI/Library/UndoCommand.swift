import CommandLineSupport
import Memorization
import MemorizationStore

/// `murajah undo`.
enum UndoCommand: Command {
    static let syntax = CommandSyntax(
        "undo", summary: "take back the last reading, recall or review", options: LibraryOptions.shared)

    static func run(_ arguments: ParsedArguments, _ services: Services, _ console: Console) throws -> CommandOutcome {
        let open = try OpenLibrary(arguments, services)
        let (store, profile) = (open.store, open.profile.id)
        let undone = try store.undo(nil, in: profile)
        let line =
            arguments[SharedOptions.json]
            ? JSONValue.object(["id": .string("\(undone.id)"), "verse": .string("\(undone.verse)")]).line
            : "took back what was recorded of \(undone.verse) on \(undone.day)"
        try console.output.write(line + "\n")
        return .success
    }
}

import CommandLineSupport
import Memorization

/// `murajah weak`.
enum WeakCommand: Command {
    static let syntax = CommandSyntax(
        "weak", summary: "list the verses that keep going wrong, weakest first", options: LibraryOptions.shared)

    static func run(_ arguments: ParsedArguments, _ services: Services, _ console: Console) throws -> CommandOutcome {
        let weak = try OpenLibrary(arguments, services).library().weakVerses
        if arguments[SharedOptions.json] {
            let verses = weak.map {
                JSONValue.object([
                    "verse": .string("\($0.verse)"), "accuracy": .number($0.accuracy), "lapses": .integer($0.lapses),
                ])
            }
            try console.output.write(JSONValue.object(["weak": .array(verses)]).line + "\n")
            return .success
        }
        if weak.isEmpty { try console.output.write("no verse is weak\n") }
        for verse in weak {
            try console.output.write(
                "\(verse.verse)  \(decimal(verse.accuracy * 100, places: 0)) %, lost \(verse.lapses) times\n")
        }
        return .success
    }
}

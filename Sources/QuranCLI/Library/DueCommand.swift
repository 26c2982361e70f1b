import CommandLineSupport
import Memorization
import QuranCore

/// `murajah due`.
enum DueCommand: Command {
    static let syntax = CommandSyntax(
        "due", summary: "list the verses to review today, most urgent passage first", options: LibraryOptions.shared)

    static func run(_ arguments: ParsedArguments, _ services: Services, _ console: Console) throws -> CommandOutcome {
        let open = try OpenLibrary(arguments, services)
        let library = try open.library()
        let due = library.dueList(on: open.today)
        if arguments[SharedOptions.json] {
            let verses = due.map { verse in
                JSONValue.object([
                    "verse": .string("\(verse.verse)"), "due": .string("\(verse.due)"), "new": .bool(verse.isNew),
                    "urgency": .number(verse.urgency),
                    "rung": .string(library.state(of: verse.verse).schedule.rung.name),
                ])
            }
            try console.output.write(
                JSONValue.object(["day": .string("\(open.today)"), "due": .array(verses)]).line + "\n")
            return .success
        }
        let quran = try Quran.load()
        if due.isEmpty { try console.output.write("nothing is due today\n") }
        for verse in due {
            let when = verse.isNew ? "new" : "due \(verse.due.words(from: open.today))"
            let rung = library.state(of: verse.verse).schedule.rung.name
            let opening = quran.words(of: verse.verse).prefix(4).joined(separator: " ")
            try console.output.write("\(verse.verse)  \(when), \(rung)  \(opening)\n")
        }
        return .success
    }
}

import CommandLineSupport
import Memorization
import MemorizationStore

/// `murajah add`.
enum AddCommand: Command {
    static let memorized = Flag("memorized", help: "known already: its verses join the reviews at once")

    static let syntax = CommandSyntax(
        "add", summary: "take on a surah or verses", operands: Operands("VERSES", count: 1...1),
        options: [memorized] + LibraryOptions.shared,
        discussion: "VERSES is a surah (67), a verse or a range (2:255-257).")

    static func run(_ arguments: ParsedArguments, _ services: Services, _ console: Console) throws -> CommandOutcome {
        let verses = try LibraryOptions.verses(arguments.operands[0])
        let open = try OpenLibrary(arguments, services)
        let kind: MemorizationSet.Kind = arguments[memorized] ? .memorized : .memorizing
        let (store, profile) = (open.store, open.profile.id)
        let set = try store.addSet(verses, kind: kind, to: profile)
        if arguments[SharedOptions.json] {
            let value = JSONValue.object([
                "id": .string("\(set.id)"), "verses": .string(verses.text), "kind": .string(kind.rawValue),
                "count": .integer(verses.count),
            ])
            try console.output.write(value.line + "\n")
        } else {
            let what = kind == .memorized ? "to be reviewed" : "to be memorised"
            try console.output.write("added \(verses.text): \(verses.count) verses \(what)\n")
        }
        return .success
    }
}

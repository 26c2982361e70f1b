import CommandLineSupport
import Memorization
import MemorizationStore
import QuranCore

/// `murajah memorize`.
enum MemorizeCommand: Command {
    static let read = Flag("read", help: "count a reading with the text in view")

    static let syntax = CommandSyntax(
        "memorize", summary: "read verses, or recall them blindly until they join the reviews",
        operands: Operands("VERSES", count: 1...1), options: [read] + RecallInput.options + LibraryOptions.shared,
        discussion: """
            Verses that are in no set yet are added. With --read the text is shown and a reading counted; with --file,
            --text or --grade a blind recall is judged. A verse joins the reviews at 85 % with a first interval of 1 day.
            """)

    static func run(_ arguments: ParsedArguments, _ services: Services, _ console: Console) throws -> CommandOutcome {
        let verses = try LibraryOptions.verses(arguments.operands[0])
        let input = arguments[read] ? nil : try RecallInput(arguments)
        let open = try OpenLibrary(arguments, services)
        let library = try open.library()
        let (store, profile) = (open.store, open.profile.id)
        if verses.contains(where: { library.phase(of: $0) == nil }) {
            _ = try store.addSet(verses, kind: .memorizing, to: profile)
        }
        if let input {
            try RecallCommand(open: open, input: input, services: services, console: console).run(verses, arguments)
        } else {
            try countReadings(verses, open, arguments, console)
        }
        let after = try open.library()
        if !arguments[SharedOptions.json], !verses.contains(where: { after.phase(of: $0) == .memorizing }) {
            try console.output.write("\(verses.text) is learnt: it is in the reviews now\n")
        }
        return .success
    }

    private static func countReadings(
        _ verses: ClosedRange<VerseID>, _ open: OpenLibrary, _ arguments: ParsedArguments, _ console: Console
    ) throws {
        let quran = try Quran.load()
        let (store, profile) = (open.store, open.profile.id)
        for verse in verses {
            _ = try store.record(.read, of: verse, seconds: 0, in: profile)
            let count = try open.library().state(of: verse).readCount
            let line =
                arguments[SharedOptions.json]
                ? JSONValue.object(["verse": .string("\(verse)"), "read_count": .integer(count)]).line
                : "\(verse)  read \(count) times\n    \(quran.text(of: verse, script: .uthmani))\n"
                    + "    \(quran.translation(of: verse))"
            try console.output.write(line + "\n")
        }
    }
}

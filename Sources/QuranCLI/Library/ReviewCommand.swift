import CommandLineSupport
import Memorization
import QuranCore

/// `murajah review`.
enum ReviewCommand: Command {
    static let syntax = CommandSyntax(
        "review", summary: "recite verses that are due, and schedule them", operands: Operands("VERSES", count: 0...1),
        options: RecallInput.options + LibraryOptions.shared,
        discussion: """
            Without VERSES: the most urgent verse that is due. With a range, the recording or transcript is of all of it.
            A JSON object a verse has: verse, id, score, phase, words, extras, schedule.
            """)

    static func run(_ arguments: ParsedArguments, _ services: Services, _ console: Console) throws -> CommandOutcome {
        let input = try RecallInput(arguments)
        let open = try OpenLibrary(arguments, services)
        let library = try open.library()
        let verses: ClosedRange<VerseID>
        if let operand = arguments.operands.first {
            verses = try LibraryOptions.verses(operand)
        } else {
            guard let due = library.dueList(on: open.today).first else { throw LibraryCommandError.nothingDue }
            verses = due.verse...due.verse
        }
        for verse in verses where library.phase(of: verse) == nil {
            throw LibraryCommandError.notTakenOn("\(verse)")
        }
        try RecallCommand(open: open, input: input, services: services, console: console).run(verses, arguments)
        return .success
    }
}

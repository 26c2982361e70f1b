import CommandLineSupport
import Memorization
import MemorizationStore
import QuranCore

/// `murajah export`.
enum ExportCommand: Command {
    enum Format: String, CaseIterable {
        case json, csv, anki
    }

    static let format = Option<Format>.choice(
        "format", help: "everything (the default), the review log, or verses for Anki")

    static let syntax = CommandSyntax(
        "export", summary: "write the library out",
        options: [
            format, SharedOptions.output, LibraryOptions.profile, LibraryOptions.library,
        ],
        discussion: """
            json has all profiles and can be imported again; csv and anki (a text file with tabs and a header) are of one.
            """)

    static func run(_ arguments: ParsedArguments, _ services: Services, _ console: Console) throws -> CommandOutcome {
        let open = try OpenLibrary(arguments, services)
        let (store, profile) = (open.store, open.profile.id)
        let text: String
        switch arguments[format] ?? .json {
        case .json: text = String(decoding: try store.exportArchive(), as: UTF8.self)
        case .csv: text = ReviewLogCSV.text(try store.log(of: profile))
        case .anki: text = AnkiText.text(try open.library(), of: try Quran.load())
        }
        return try console.withOutput(arguments[SharedOptions.output]) { output, _ in
            try output.write(text)
            return .success
        }
    }
}

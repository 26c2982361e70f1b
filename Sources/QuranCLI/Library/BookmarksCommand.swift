import CommandLineSupport
import Memorization
import MemorizationStore
import QuranCore

/// `murajah bookmarks`.
enum BookmarksCommand: Command {
    static let add = verse("add", help: "mark a verse")
    static let remove = verse("remove", help: "take the mark off a verse")

    static let syntax = CommandSyntax(
        "bookmarks", summary: "list marked verses, newest first", options: [add, remove] + LibraryOptions.shared)

    private static func verse(_ name: String, help: String) -> Option<VerseID> {
        Option(name, "VERSE", help: help, expects: "a verse such as 2:255", read: { VerseID($0) })
    }

    static func run(_ arguments: ParsedArguments, _ services: Services, _ console: Console) throws -> CommandOutcome {
        let open = try OpenLibrary(arguments, services)
        let (store, profile) = (open.store, open.profile.id)
        if let verse = arguments[add] { _ = try store.addBookmark(verse, to: profile) }
        if let verse = arguments[remove] {
            let known = try store.bookmarks(of: profile)
            guard let bookmark = known.first(where: { $0.verse == verse }) else {
                throw LibraryCommandError.noBookmark("\(verse)")
            }
            try store.removeBookmark(bookmark.id, of: profile)
        }
        let bookmarks = try store.bookmarks(of: profile)
        if arguments[SharedOptions.json] {
            let verses = bookmarks.map {
                JSONValue.object([
                    "id": .string("\($0.id)"), "verse": .string("\($0.verse)"),
                    "created": .string($0.created.iso8601),
                ])
            }
            try console.output.write(JSONValue.object(["bookmarks": .array(verses)]).line + "\n")
            return .success
        }
        if bookmarks.isEmpty { try console.output.write("no verse is marked\n") }
        let quran = try Quran.load()
        for bookmark in bookmarks {
            try console.output.write(
                "\(bookmark.verse)  \(quran.text(of: bookmark.verse, script: .uthmani))\n")
        }
        return .success
    }
}

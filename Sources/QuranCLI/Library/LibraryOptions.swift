import CommandLineSupport
import QuranCore

/// Options of the commands that work on a library.
enum LibraryOptions {
    static let profile = Option<String>.text("profile", "NAME", help: "whose library, where there are several")
    static let library = Option<String>.text("library", "PATH", help: "another library than the one in the data folder")
    static let shared: [any OptionDeclaration] = [SharedOptions.json, profile, library]

    static func verses(_ text: String) throws(UsageError) -> ClosedRange<VerseID> {
        guard let verses = VerseArgument.verses(text) else {
            throw .conflict("'\(text)' is no verse, range or surah such as 2:255, 2:255-257 or 67")
        }
        return verses
    }
}

import QuranCore
import Testing

@testable import QuranCLI

@Suite struct VerseArgumentTests {
    @Test(arguments: [
        ("1:1", "1:1", "1:1"), ("112:1-4", "112:1", "112:4"), ("113:5-114:1", "113:5", "114:1"),
        ("112", "112:1", "112:4"), ("2", "2:1", "2:286"), ("1:7-7", "1:7", "1:7"),
    ])
    func `verses are read as they are written`(text: String, first: String, last: String) throws {
        let range = try verse(first)...verse(last)
        #expect(VerseArgument.verses(text) == range)
        #expect(VerseArgument.verses(range.text) == range)
    }

    @Test(arguments: [
        "", "-", ":", "1:", ":1", "0", "115", "1:8", "1:0", "1:3-2", "2:1-1:1", "1:1-2-3", "1:1-", "a", "1:a", "-1:1",
        "1:1 ", "+1:1", "١:١",
    ])
    func `anything else is refused`(text: String) { #expect(VerseArgument.verses(text) == nil) }
}

import Testing

@testable import QuranCore

@Suite struct TranslationTests {
    enum Format: CaseIterable {
        case numbered
        case plain

        var lines: [String] { self == .numbered ? TranslationTests.numbered : TranslationTests.plain }
    }

    private static let numbered = VerseID.all.map { "\($0.surah)|\($0.ayah)|text of \($0)" }
    private static let plain = VerseID.all.map { "text of \($0)" }

    private func read(_ lines: [String], ending: String = "\n") throws(TranslationError) -> Translation {
        try Translation(name: "own", contents: Array(lines.joined(separator: ending).utf8))
    }

    @Test func `Pickthall's text is built in, complete and free of markup`() throws {
        let quran = try Quran.load()
        #expect(try quran.translation(of: #require(VerseID("112:1"))) == "Say: He is Allah, the One!")
        for verse in VerseID.all {
            let text = quran.translation(of: verse)
            #expect(!text.isEmpty && !text.contains("&quot;") && !text.contains("<"), "\(verse)")
        }
    }

    @Test func `the built-in translation is in the format that is documented for imports`() throws {
        let quran = try Quran.load()
        let translation = try Translation(name: "Pickthall", contents: EmbeddedFile.pickthall.bytes)
        for verse in VerseID.all { #expect(translation.text(of: verse) == quran.translation(of: verse)) }
    }

    @Test(arguments: Format.allCases, ["\n", "\r\n"])
    func `either format is read, with comment, mark and empty end`(format: Format, ending: String) throws {
        let dressed = ["\u{FEFF}# a comment"] + format.lines + ["", "# more", ""]
        let translation = try read(dressed, ending: ending)
        #expect(translation.name == "own")
        for verse in VerseID.all { #expect(translation.text(of: verse) == "text of \(verse)") }
    }

    @Test func `numbered verses may come in any order and hold bars`() throws {
        var lines = Array(Self.numbered.reversed())
        lines[0] = "114|6|one | two"
        let translation = try read(lines)
        #expect(try translation.text(of: #require(VerseID("114:6"))) == "one | two")
        #expect(try translation.text(of: #require(VerseID("1:1"))) == "text of 1:1")
    }

    @Test func `faults name the line`() throws {
        func fault(_ line: Int, _ text: String) -> TranslationError? {
            var lines = Self.numbered
            lines[line - 1] = text
            return #expect(throws: TranslationError.self) { () throws(TranslationError) in try read(lines) }
        }
        let first = try #require(VerseID("1:1"))
        let second = try #require(VerseID("1:2"))
        #expect(fault(5, "no numbers") == .malformedLine(5))
        #expect(fault(5, "1:5|text") == .malformedLine(5))
        #expect(fault(8, "1|8|text") == .unknownVerse(surah: 1, ayah: 8, line: 8))
        #expect(fault(2, "1|1|text") == .repeatedVerse(first, line: 2))
        #expect(fault(2, "1|2|") == .emptyVerse(second, line: 2))
        #expect(fault(2, "# gone") == .missingVerses(first: second, count: 1))
    }

    @Test func `plain lines must be one for each verse`() throws {
        #expect(throws: TranslationError.wrongLineCount(6235)) { () throws(TranslationError) in
            try read(Array(Self.plain.dropLast()))
        }
        #expect(throws: TranslationError.wrongLineCount(0)) { () throws(TranslationError) in try read([]) }
        let second = try #require(VerseID("1:2"))
        #expect(throws: TranslationError.emptyVerse(second, line: 2)) { () throws(TranslationError) in
            try read([Self.plain[0], ""] + Self.plain.dropFirst(2))
        }
    }

    @Test(arguments: [[0xFF], [0xC3], [0xED, 0xA0, 0x80], [0xE0, 0x80, 0x80]] as [[UInt8]])
    func `bytes that are no UTF-8 are refused with their line`(bad: [UInt8]) {
        let contents = Array("# one\n# two\n1|1|".utf8) + bad + Array("\n".utf8)
        #expect(throws: TranslationError.notUTF8(line: 3)) { () throws(TranslationError) in
            try Translation(name: "own", contents: contents)
        }
    }

    @Test func `every error says what to do`() throws {
        let verse = try #require(VerseID("1:1"))
        let errors: [TranslationError] = [
            .notUTF8(line: 1), .malformedLine(1), .unknownVerse(surah: 1, ayah: 8, line: 1),
            .repeatedVerse(verse, line: 1), .emptyVerse(verse, line: 1), .missingVerses(first: verse, count: 2),
            .wrongLineCount(3),
        ]
        #expect(Set(errors.map(\.description)).count == errors.count)
        #expect(errors.allSatisfy { $0.description.contains("translation") })
    }
}

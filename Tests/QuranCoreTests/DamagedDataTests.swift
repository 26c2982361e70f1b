import Testing

@testable import QuranCore

/// What a broken build or a bad merge could do to the files that are compiled in.
@Suite struct DamagedDataTests {
    private func refused(_ text: String, by read: (EmbeddedFile) throws -> Void) -> Bool {
        Array(text.utf8).withUnsafeBufferPointer { buffer in
            do {
                try read(EmbeddedFile(testing: buffer))
                return false
            } catch let error as QuranDataError {
                return error.description.contains("test is damaged")
            } catch { return false }
        }
    }

    private func text(of file: EmbeddedFile) -> String { String(decoding: file.bytes, as: UTF8.self) }

    @Test(arguments: [
        ("2|2|", "2|3|"), ("112|1|", "112:1|"), ("114|6|", "# 114|6|"), ("3|1|بِسْمِ", "3|1|بِسْمٌ"), ("1|2|", "1|2x|"),
        ("2|255|", "2|99999999999999999999|"),
    ])
    func `a Uthmani text with a line changed is refused`(old: String, new: String) throws {
        let whole = text(of: .uthmani)
        let changed = whole.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false).map { line in
            let line = String(line)
            return line.utf8.starts(with: old.utf8)
                ? new + String(decoding: line.utf8.dropFirst(old.utf8.count), as: UTF8.self) : line
        }.joined(separator: "\n")
        #expect(changed != whole)
        #expect(refused(changed) { _ = try VerseTable.lines(of: $0, basmalaWords: 4) })
        #expect(!refused(whole) { _ = try VerseTable.lines(of: $0, basmalaWords: 4) })
    }

    @Test func `an Imlaei text with a verse too few or too many, or a basmala in the wrong place, is refused`() {
        let lines = text(of: .imlaei).unicodeScalars.split(separator: "\n").map(String.init)
        let verse = lines.firstIndex { $0.utf8.starts(with: "\t\t<aya index=\"2\"".utf8) } ?? 0
        #expect(verse > 0)
        func joined(_ lines: [String]) -> String { lines.joined(separator: "\n") }
        func read(_ file: EmbeddedFile) throws { _ = try VerseTable.xml(of: file) }
        var fewer = lines
        fewer.remove(at: verse)
        var more = lines
        more.insert(lines[verse], at: verse)
        var misplaced = lines
        misplaced[verse] = "\t\t<aya index=\"2\" text=\"a\" bismillah=\"b\" />"
        #expect(refused(joined(fewer), by: read))
        #expect(refused(joined(more), by: read))
        #expect(refused(joined(misplaced), by: read))
        #expect(!refused(joined(lines), by: read))
    }

    @Test(arguments: [
        "surah|2|Meccan|1|a|b|c", "surah|1|Makki|1|a|b|c", "juz|2|1:1", "juz|1|1:8", "chapter|1|1:1",
        "sajda|1|7:206|often",
        "", "juz",
    ])
    func `metadata that is not understood or not complete is refused`(line: String) {
        #expect(refused(line) { _ = try QuranMetadata($0) })
    }

    @Test(arguments: ["2:21|2", "2:21:1", "2:21:1|1", "2:287:1|2", "2:21:0|2", "2:21:1|two"])
    func `a word map that is not understood is refused`(line: String) {
        #expect(refused(line) { _ = try WordMap($0) })
    }

    @Test(arguments: ["2:1", "2:1 3", "2:1 3:201", "2:1,3:1"])
    func `a group of verses that is none is refused`(line: String) {
        #expect(refused(line) { _ = try SoundAlikes($0) })
    }
}

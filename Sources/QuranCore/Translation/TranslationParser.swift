/// Reads the two formats of `Translation`.
struct TranslationParser {
    private let lines: [(number: Int, text: String)]

    init(_ contents: some Collection<UInt8>) throws(TranslationError) {
        var lines: [(number: Int, text: String)] = []
        var number = 0
        for var bytes in contents.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
            number += 1
            if number == 1, bytes.starts(with: [0xEF, 0xBB, 0xBF]) { bytes = bytes.dropFirst(3) }
            guard Self.isUTF8(bytes) else { throw .notUTF8(line: number) }
            if bytes.first == UInt8(ascii: "#") { continue }
            var text = String(decoding: bytes, as: UTF8.self)
            if text.unicodeScalars.last == "\r" { text.unicodeScalars.removeLast() }
            lines.append((number, text))
        }
        while lines.last?.text.isEmpty == true { lines.removeLast() }
        self.lines = lines
    }

    /// Texts by `VerseID.index`.
    func verses() throws(TranslationError) -> [String] {
        guard let first = lines.first(where: { !$0.text.isEmpty }), Self.numbered(first.text) != nil else {
            return try plain()
        }
        var texts = [String?](repeating: nil, count: VerseID.count)
        for line in lines where !line.text.isEmpty {
            guard let fields = Self.numbered(line.text) else { throw .malformedLine(line.number) }
            guard let verse = VerseID(surah: fields.surah, ayah: fields.ayah) else {
                throw .unknownVerse(surah: fields.surah, ayah: fields.ayah, line: line.number)
            }
            guard texts[verse.index] == nil else { throw .repeatedVerse(verse, line: line.number) }
            guard !fields.text.isEmpty else { throw .emptyVerse(verse, line: line.number) }
            texts[verse.index] = fields.text
        }
        if let first = texts.firstIndex(of: nil) {
            throw .missingVerses(first: VerseID(index: first), count: texts.count { $0 == nil })
        }
        return texts.compactMap { $0 }
    }

    private func plain() throws(TranslationError) -> [String] {
        guard lines.count == VerseID.count else { throw .wrongLineCount(lines.count) }
        for (index, line) in lines.enumerated() where line.text.isEmpty {
            throw .emptyVerse(VerseID(index: index), line: line.number)
        }
        return lines.map(\.text)
    }

    private static func numbered(_ line: String) -> (surah: Int, ayah: Int, text: String)? {
        let fields = line.unicodeScalars.split(separator: "|", maxSplits: 2, omittingEmptySubsequences: false)
        guard fields.count == 3, let surah = Int(String(fields[0])), let ayah = Int(String(fields[1])) else {
            return nil
        }
        return (surah, ayah, String(fields[2]))
    }

    private static func isUTF8(_ bytes: some Collection<UInt8>) -> Bool {
        var decoder = UTF8()
        var iterator = bytes.makeIterator()
        while true {
            switch decoder.decode(&iterator) {
            case .scalarValue: continue
            case .emptyInput: return true
            case .error: return false
            }
        }
    }
}

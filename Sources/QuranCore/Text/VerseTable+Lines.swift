extension VerseTable {
    /// Reads a file of lines `surah|ayah|text` in the order of the mushaf, comment before or after them.
    ///
    /// - Parameter basmalaWords: how many words of verse 1 are the basmala, in all surahs but 1 and 9; 0 for none.
    static func lines(
        of file: EmbeddedFile, basmalaWords: Int
    ) throws(QuranDataError) -> VerseTable {
        let bytes = file.bytes
        var full: [Range<Int>] = []
        full.reserveCapacity(VerseID.count)
        var line = 0
        while line < bytes.count, full.count < VerseID.count {
            var end = line
            while end < bytes.count, bytes[end] != UInt8(ascii: "\n") { end += 1 }
            if line == end || bytes[line] != UInt8(ascii: "#") {
                let verse = VerseID(index: full.count)
                guard let text = textStart(of: verse, in: bytes, line..<end) else {
                    throw file.damaged("the line of verse \(verse) is not where it belongs")
                }
                full.append(text..<end)
            }
            line = end + 1
        }
        guard full.count == VerseID.count else {
            throw file.damaged("it has \(full.count) verses of \(VerseID.count)")
        }
        guard basmalaWords > 0 else {
            return VerseTable(
                file: file, full: full, starts: full.map(\.lowerBound),
                basmalas: Array(repeating: nil, count: VerseID.surahCount))
        }
        var starts = full.map(\.lowerBound)
        var basmalas = [Range<Int>?](repeating: nil, count: VerseID.surahCount)
        let pattern = withoutShadda(bytes[full[0]])
        for surah in 2...VerseID.surahCount where surah != 9 {
            let verse = full[VerseID.firstIndices[surah - 1]]
            var end = verse.lowerBound
            var spaces = 0
            while end < verse.upperBound {
                if bytes[end] == UInt8(ascii: " ") { spaces += 1 }
                if spaces == basmalaWords { break }
                end += 1
            }
            // 95 and 97 spell it with one shadda more than the others.
            guard end < verse.upperBound, withoutShadda(bytes[verse.lowerBound..<end]) == pattern else {
                throw file.damaged("verse \(surah):1 does not begin with the basmala")
            }
            basmalas[surah - 1] = verse.lowerBound..<end
            starts[VerseID.firstIndices[surah - 1]] = end + 1
        }
        return VerseTable(file: file, full: full, starts: starts, basmalas: basmalas)
    }

    /// Where the text of a line begins, or nil when the line is not that of the verse.
    private static func textStart(
        of verse: VerseID, in bytes: UnsafeBufferPointer<UInt8>, _ line: Range<Int>
    ) -> Int? {
        var position = line.lowerBound
        for expected in [verse.surah, verse.ayah] {
            var number = 0
            while position < line.upperBound, bytes[position] != UInt8(ascii: "|") {
                guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(bytes[position]), number < 1000 else {
                    return nil
                }
                number = number * 10 + Int(bytes[position] - UInt8(ascii: "0"))
                position += 1
            }
            guard number == expected, position < line.upperBound else { return nil }
            position += 1
        }
        return position
    }

    private static func withoutShadda(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) -> [Unicode.Scalar] {
        String(decoding: bytes, as: UTF8.self).unicodeScalars.filter { $0 != "\u{651}" }
    }
}

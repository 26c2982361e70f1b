extension VerseTable {
    /// Reads the lines `surah|ayah|text` of a Tanzil text file; the notice after them is lines of comment.
    ///
    /// - Parameter basmalaWords: how many words of verse 1 are the basmala, in all surahs but 1 and 9.
    static func lines(of file: EmbeddedFile, named name: String, basmalaWords: Int) throws(QuranDataError) -> VerseTable {
        let bytes = file.bytes
        var full: [Range<Int>] = []
        full.reserveCapacity(VerseID.count)
        var line = 0
        while line < bytes.count, full.count < VerseID.count {
            let verse = VerseID(index: full.count)
            let prefix = Array("\(verse.surah)|\(verse.ayah)|".utf8)
            let text = line + prefix.count
            guard text < bytes.count, bytes[line..<text].elementsEqual(prefix) else {
                throw .damaged(file: name, reason: "the line of verse \(verse) is not where it belongs")
            }
            var end = text
            while end < bytes.count, bytes[end] != UInt8(ascii: "\n") { end += 1 }
            full.append(text..<end)
            line = end + 1
        }
        guard full.count == VerseID.count else {
            throw .damaged(file: name, reason: "it has \(full.count) verses of \(VerseID.count)")
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
                throw .damaged(file: name, reason: "verse \(surah):1 does not begin with the basmala")
            }
            basmalas[surah - 1] = verse.lowerBound..<end
            starts[VerseID.firstIndices[surah - 1]] = end + 1
        }
        return VerseTable(file: file, full: full, starts: starts, basmalas: basmalas)
    }

    private static func withoutShadda(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) -> [Unicode.Scalar] {
        String(decoding: bytes, as: UTF8.self).unicodeScalars.filter { $0 != "\u{651}" }
    }
}

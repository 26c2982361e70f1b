extension VerseTable {
    /// Reads a Tanzil XML file by line: `<aya index="2" text="…" bismillah="…" />`, one verse a line.
    ///
    /// The file is read as the lines it is made of and not by an XML parser, which the core has none of;
    /// it holds no entities, and a test compares its hash.
    static func xml(of file: EmbeddedFile) throws(QuranDataError) -> VerseTable {
        let bytes = file.bytes
        var full: [Range<Int>] = []
        full.reserveCapacity(VerseID.count)
        var basmalas = [Range<Int>?](repeating: nil, count: VerseID.surahCount)
        var line = 0
        while line < bytes.count {
            var end = line
            while end < bytes.count, bytes[end] != UInt8(ascii: "\n") { end += 1 }
            if let text = value(of: Self.textAttribute, in: bytes, line..<end) {
                guard full.count < VerseID.count else {
                    throw file.damaged("it has more than \(VerseID.count) verses")
                }
                let verse = VerseID(index: full.count)
                if let basmala = value(of: Self.basmalaAttribute, in: bytes, text.upperBound..<end) {
                    guard verse.ayah == 1 else {
                        throw file.damaged("verse \(verse) has a basmala")
                    }
                    basmalas[verse.surah - 1] = basmala
                }
                full.append(text)
            }
            line = end + 1
        }
        guard full.count == VerseID.count else {
            throw file.damaged("it has \(full.count) verses of \(VerseID.count)")
        }
        return VerseTable(file: file, full: full, starts: full.map(\.lowerBound), basmalas: basmalas)
    }

    private static let textAttribute = Array(" text=\"".utf8)
    private static let basmalaAttribute = Array(" bismillah=\"".utf8)

    /// Bytes between the quotes of an attribute, or nil when the range has no such attribute.
    private static func value(
        of attribute: [UInt8], in bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>
    ) -> Range<Int>? {
        var position = range.lowerBound
        while position + attribute.count < range.upperBound {
            if bytes[position] == attribute[0],
                bytes[position..<position + attribute.count].elementsEqual(attribute)
            {
                let start = position + attribute.count
                var end = start
                while end < range.upperBound, bytes[end] != UInt8(ascii: "\"") { end += 1 }
                return end < range.upperBound ? start..<end : nil
            }
            position += 1
        }
        return nil
    }
}

extension Quran {
    /// Uthmani words of the whole Quran, basmalas before surahs apart: 77,433.
    public var wordCount: Int { lexicon.wordCount }

    /// Numbers of a verse's words in the whole Quran, `0..<wordCount` altogether.
    public func wordRange(of verse: VerseID) -> Range<Int> { lexicon.wordRange(of: verse) }

    /// The verse that a word belongs to.
    ///
    /// - Parameter word: `0..<wordCount`; anything else is a programmer's error.
    public func verse(ofWord word: Int) -> VerseID {
        precondition((0..<wordCount).contains(word), "word \(word) is outside 0..<\(wordCount)")
        var low = 0
        var high = VerseID.count - 1
        while low < high {
            let middle = (low + high + 1) / 2
            if Int(lexicon.firstWords[middle]) <= word { low = middle } else { high = middle - 1 }
        }
        return VerseID(index: low)
    }

    /// Uthmani words of a verse without the basmala before its surah, pause marks and signs.
    public func words(of verse: VerseID) -> [String] {
        pieces(of: verse).filter { isWord($0) }.map(uthmani.file.text)
    }

    /// One Uthmani word by its number in the whole Quran.
    public func word(_ word: Int) -> String {
        let verse = verse(ofWord: word)
        return words(of: verse)[word - wordRange(of: verse).lowerBound]
    }

    /// Uthmani words for display: each with the pause marks and signs that belong to it, as the text has them.
    ///
    /// Joined by spaces they are `text(of:script:)` again.
    public func wordsWithMarks(of verse: VerseID) -> [String] {
        var ranges: [Range<Int>] = []
        var opening: Int?
        for piece in pieces(of: verse) {
            if isWord(piece) {
                ranges.append((opening ?? piece.lowerBound)..<piece.upperBound)
                opening = nil
            } else if let last = ranges.last, !isRubSign(piece) {
                ranges[ranges.count - 1] = last.lowerBound..<piece.upperBound
            } else {
                opening = opening ?? piece.lowerBound
            }
        }
        return ranges.map(uthmani.file.text)
    }

    /// Byte ranges of what spaces separate; no `split`, because a mark after a space fuses with it.
    private func pieces(of verse: VerseID) -> [Range<Int>] {
        let range = uthmani.bytes(of: verse)
        var pieces: [Range<Int>] = []
        var start = range.lowerBound
        for position in range where uthmani.file.bytes[position] == UInt8(ascii: " ") {
            pieces.append(start..<position)
            start = position + 1
        }
        pieces.append(start..<range.upperBound)
        return pieces
    }

    /// A word has a scalar of U+0600...U+067F (lead byte D8 or D9); pause marks and signs lie above.
    private func isWord(_ piece: Range<Int>) -> Bool {
        uthmani.file.bytes[piece].contains { $0 == 0xD8 || $0 == 0xD9 }
    }

    /// The sign of a rub opens the word after it.
    private func isRubSign(_ piece: Range<Int>) -> Bool {
        uthmani.file.bytes[piece].elementsEqual([0xDB, 0x9E])
    }
}

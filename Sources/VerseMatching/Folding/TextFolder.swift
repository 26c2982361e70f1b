import QuranCore

/// Folds Arabic text of either script, with or without vowel signs, to a `FoldedText`.
///
/// The rules are those in which the two orthographies of the Quran differ:
/// - alef in all forms, dagger alef (U+0670), and hamza with its seats (U+0621...U+0626, U+0654, U+0655) go;
/// - a bare waw, or a ya inside a word, that carries a dagger alef stands for alef and goes (`ٱلصَّلَوٰة`);
/// - a ya under the sign of a silent letter (U+06DF) goes (`بِأَيْي۟دٍ`);
/// - small waw and ya (U+06E5, U+06E6) count inside a word, where Imlaei writes the letter, not at its end;
///   the small high ya (U+06E7) counts everywhere;
/// - sad under a small sin (U+06DC) is sin;
/// - two equal letters of a word with nothing but signs between them are one.
public enum TextFolder {
    /// Folds `text`; any scalar that is no Arabic letter separates nothing and adds nothing, except that
    /// whitespace and punctuation end a word.
    public static func fold(_ text: String) -> FoldedText {
        var folder = Folder()
        for scalar in text.unicodeScalars {
            if isLetter(scalar) || isMark(scalar) || !ArabicNormalizer.isArabicLetter(scalar) {
                folder.append(scalar)
            } else {
                // Persian and Urdu letters, presentation forms.
                for letter in ArabicNormalizer.normalizedScalars(String(scalar)) { folder.append(letter) }
            }
        }
        folder.endWord()
        return folder.result
    }

    /// Whether the scalar is a letter, or a sign that stands for one, so that a word does not end before it.
    static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
        FoldedLetter.code(of: scalar) != nil || isDropped(scalar) || (0x06E5...0x06E7).contains(scalar.value)
    }

    /// Letters that fold to nothing.
    static func isDropped(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x0621...0x0627, 0x0654, 0x0655, 0x0670, 0x0671: true
        default: false
        }
    }

    /// Signs that belong to a word without being letters: vowel signs, pause marks, tatweel, joiners.
    static func isMark(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x0610...0x061A, 0x0640, 0x064B...0x0653, 0x0656...0x065F, 0x06D6...0x06E4, 0x06E8...0x06ED,
            0x08D3...0x08FF, 0x200B...0x200F, 0xFEFF:
            true
        default: false
        }
    }
}

/// Collects one word at a time, because some rules look at what follows inside the word.
private struct Folder {
    var result = FoldedText()
    private var word: [Unicode.Scalar] = []
    /// Whether nothing but signs has come since the last letter kept.
    private var adjacent = false

    mutating func append(_ scalar: Unicode.Scalar) {
        if TextFolder.isLetter(scalar) || TextFolder.isMark(scalar) {
            word.append(scalar)
        } else {
            endWord()
        }
    }

    mutating func endWord() {
        defer { word.removeAll(keepingCapacity: true) }
        adjacent = false
        guard word.contains(where: TextFolder.isLetter) else { return }
        let number = Int32(result.wordCount)
        for (index, scalar) in word.enumerated() {
            switch role(of: scalar, at: index) {
            case .mark: continue
            case .dropped:
                adjacent = false
                result.spelledLetterCount += 1
            case .letter(let code):
                result.spelledLetterCount += 1
                if adjacent, result.letters.last == code { continue }
                result.letters.append(code)
                result.words.append(number)
                adjacent = true
            }
        }
        result.wordCount += 1
    }

    private enum Role {
        case mark, dropped
        case letter(UInt8)
    }

    private func role(of scalar: Unicode.Scalar, at index: Int) -> Role {
        let next = index + 1 < word.count ? word[index + 1].value : 0
        switch scalar.value {
        case 0x06E5: return hasLetter(after: index) ? .letter(FoldedLetter.waw) : .mark
        case 0x06E6: return hasLetter(after: index) ? .letter(FoldedLetter.ya) : .mark
        case 0x06E7: return .letter(FoldedLetter.ya)
        case 0x0648 where next == 0x0670: return .dropped
        case 0x0649 where next == 0x06DF, 0x064A where next == 0x06DF: return .dropped
        case 0x0649 where next == 0x0670, 0x064A where next == 0x0670:
            if hasLetter(after: index + 1) { return .dropped }
        case 0x0635 where word[index..<min(index + 4, word.count)].contains("\u{06DC}"):
            return .letter(FoldedLetter.sin)
        default: break
        }
        if let code = FoldedLetter.code(of: scalar) { return .letter(code) }
        return TextFolder.isDropped(scalar) ? .dropped : .mark
    }

    private func hasLetter(after index: Int) -> Bool {
        word[(index + 1)...].contains { TextFolder.isLetter($0) && $0.value != 0x0670 }
    }
}

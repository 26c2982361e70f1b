/// Brings Arabic text of any source down to bare letters, so that texts can be compared.
///
/// Works on Unicode scalars: marks fuse with their neighbours into one `Character`, also with spaces.
/// Dropped: vowel signs, Quranic annotation, small waw and yeh, tatweel, the zero-width and direction
/// controls. Folded: every alef form to bare alef, teh marbuta to heh, alef maksura to yeh, Persian and
/// Urdu letters to their Arabic twins, presentation forms to the letters they show. Anything that is
/// neither a letter nor a mark separates words. Letters of other scripts stay, so that a caller can
/// tell text that is not Arabic. On the Imlaei Quran the result is exactly the target text of the
/// acoustic model's letter head (31 letters and the space).
///
/// Uthmani spelling keeps its own skeleton here (a dagger alef is dropped, not written out).
public enum ArabicNormalizer {
    /// Bare letters with single spaces between words, none at the ends.
    public static func normalize(_ text: some StringProtocol) -> String {
        var result = String.UnicodeScalarView()
        result.append(contentsOf: normalizedScalars(text))
        return String(result)
    }

    /// The same as ``normalize(_:)``, as scalars.
    public static func normalizedScalars(_ text: some StringProtocol) -> [Unicode.Scalar] {
        var result: [Unicode.Scalar] = []
        result.reserveCapacity(text.utf8.count / 2)
        var wordEnded = false
        for scalar in text.unicodeScalars {
            switch fold(scalar) {
            case .dropped: continue
            case .separator: wordEnded = true
            case .letter(let letter):
                if wordEnded, !result.isEmpty { result.append(" ") }
                wordEnded = false
                result.append(letter)
            case .letters(let letters):
                if wordEnded, !result.isEmpty { result.append(" ") }
                wordEnded = false
                result.append(contentsOf: letters)
            }
        }
        return result
    }

    /// The words of ``normalize(_:)``.
    public static func words(_ text: some StringProtocol) -> [String] {
        normalizedScalars(text).split(separator: " ").map { word in
            var view = String.UnicodeScalarView()
            view.append(contentsOf: word)
            return String(view)
        }
    }

    /// True for a letter of the Arabic blocks, marks and digits apart.
    public static func isArabicLetter(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x0620...0x063F, 0x0641...0x064A, 0x066E...0x066F, 0x0671...0x06D3, 0x06D5, 0x06EE...0x06EF,
            0x06FA...0x06FC, 0x06FF, 0x0750...0x077F, 0xFB50...0xFBB1, 0xFBD3...0xFD3D, 0xFD50...0xFDFB,
            0xFE80...0xFEFC:
            true
        default: false
        }
    }

    /// What becomes of one scalar.
    enum Folding {
        case dropped
        case separator
        case letter(Unicode.Scalar)
        case letters([Unicode.Scalar])
    }

    static func fold(_ scalar: Unicode.Scalar) -> Folding {
        switch scalar.value {
        case 0x0020, 0x000A: .separator
        case 0x0622, 0x0623, 0x0625, 0x0671, 0x0672, 0x0673, 0x0675: .letter("ا")
        case 0x0629: .letter("ه")
        case 0x0649: .letter("ي")
        case 0x0621...0x063A, 0x0641...0x064A: .letter(scalar)
        case 0x0610...0x061A, 0x061C, 0x0640, 0x064B...0x065F, 0x0670, 0x06D6...0x06DC, 0x06DF...0x06E8,
            0x06EA...0x06ED, 0x08D3...0x08FF, 0x200B...0x200F, 0x202A...0x202E, 0x2060...0x2069, 0xFE00...0xFE0F,
            0xFEFF, 0xFE70...0xFE7F:
            .dropped
        case 0x066E: .letter("ب")
        case 0x066F: .letter("ق")
        case 0x06A9, 0x06AA: .letter("ك")
        case 0x06BA: .letter("ن")
        case 0x06BE, 0x06C0...0x06C3, 0x06D5: .letter("ه")
        case 0x06CC...0x06CE, 0x06D0...0x06D3: .letter("ي")
        case 0xFDF2: .letters(["ا", "ل", "ل", "ه"])
        case 0xFB8E...0xFB91: .letter("ك")
        case 0xFBA4...0xFBAD: .letter("ه")
        case 0xFBFC...0xFBFF: .letter("ي")
        case 0xFE80...0xFEF4: fold(presentationLetters[Int(scalar.value) - 0xFE80])
        case 0xFEF5...0xFEFC: .letters(["ل", "ا"])
        default: scalar.properties.isAlphabetic ? .letter(scalar) : .separator
        }
    }

    /// The letters shown by U+FE80...U+FEF4, in order; each has as many forms as it joins in ways.
    private static let presentationLetters: [Unicode.Scalar] = {
        let forms: [(Unicode.Scalar, Int)] = [
            ("ء", 1), ("آ", 2), ("أ", 2), ("ؤ", 2), ("إ", 2), ("ئ", 4), ("ا", 2), ("ب", 4), ("ة", 2), ("ت", 4),
            ("ث", 4), ("ج", 4), ("ح", 4), ("خ", 4), ("د", 2), ("ذ", 2), ("ر", 2), ("ز", 2), ("س", 4), ("ش", 4),
            ("ص", 4), ("ض", 4), ("ط", 4), ("ظ", 4), ("ع", 4), ("غ", 4), ("ف", 4), ("ق", 4), ("ك", 4), ("ل", 4),
            ("م", 4), ("ن", 4), ("ه", 4), ("و", 2), ("ى", 2), ("ي", 4),
        ]
        return forms.flatMap { letter, count in repeatElement(letter, count: count) }
    }()
}

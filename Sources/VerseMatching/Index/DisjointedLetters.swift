import QuranCore

/// The letters that open 29 surahs (`الٓمٓ`), written out as they are spoken (`ألف لام ميم`).
enum DisjointedLetters {
    /// The verse with its opening letters written out, or nil when it does not open with such letters.
    static func spelledOut(_ text: String, of verse: VerseID) -> String? {
        guard opens(verse) else { return nil }
        let words = text.unicodeScalars.split(separator: " ", maxSplits: 1)
        guard let first = words.first else { return nil }
        let spelled = first.compactMap { names[$0] }.joined(separator: " ")
        return words.count > 1 ? spelled + " " + String(String.UnicodeScalarView(words[1])) : spelled
    }

    private static func opens(_ verse: VerseID) -> Bool {
        (verse.ayah == 1 && surahs.contains(verse.surah)) || verse == VerseID(surah: 42, ayah: 2)
    }

    private static let surahs: Set<Int> = [
        2, 3, 7, 10, 11, 12, 13, 14, 15, 19, 20, 26, 27, 28, 29, 30, 31, 32, 36, 38, 40, 41, 42, 43, 44, 45, 46, 50, 68,
    ]

    private static let names: [Unicode.Scalar: String] = [
        "ا": "ألف", "ل": "لام", "م": "ميم", "ص": "صاد", "ر": "را", "ك": "كاف", "ه": "ها", "ي": "يا", "ى": "يا",
        "ع": "عين", "ط": "طا", "س": "سين", "ح": "حا", "ق": "قاف", "ن": "نون",
    ]
}

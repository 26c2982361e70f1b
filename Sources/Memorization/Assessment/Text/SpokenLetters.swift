import QuranCore

/// The separated letters that open 29 surahs are spoken by their names: "alif lam mim".
enum SpokenLetters {
    private static let surahs: Set<Int> = [
        2, 3, 7, 10, 11, 12, 13, 14, 15, 19, 20, 26, 27, 28, 29, 30, 31, 32, 36, 38, 40, 41, 42, 43, 44, 45, 46, 50, 68,
    ]
    private static let names: [Unicode.Scalar: String] = [
        "ا": "الف", "ل": "لام", "م": "ميم", "ص": "صاد", "ر": "را", "ك": "كاف", "ه": "ها", "ي": "يا", "ع": "عين",
        "ط": "طا", "س": "سين", "ح": "حا", "ق": "قاف", "ن": "نون",
    ]

    /// The names of a word's letters, or nil for a word that is read as a word.
    static func names(verse: VerseID, word: Int, letters: [Unicode.Scalar]) -> [String]? {
        guard word == 0, verse.ayah == 1 && surahs.contains(verse.surah) || verse == VerseID(surah: 42, ayah: 2)
        else { return nil }
        let spoken = letters.compactMap { names[$0] }
        return spoken.count == letters.count ? spoken : nil
    }
}

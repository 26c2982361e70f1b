import QuranCore

/// The isti'adha and the basmala: said before a recitation and between surahs, and no part of the verses.
enum OpeningFormulas {
    private static let istiadha = RecitedText("اعوذ بالله من الشيطان الرجيم")
    private static let basmala = RecitedText("بسم الله الرحمن الرحيم")

    /// Tokens that are a formula: at the beginning, and a basmala anywhere when the passage crosses surahs.
    ///
    /// The basmala of 1:1 is a verse and stays.
    static func tokens(in recited: RecitedText, for passage: Passage) -> Set<Int> {
        var found: Set<Int> = []
        var start = 0
        if matches(istiadha, recited, at: 0) {
            found.formUnion(0..<istiadha.tokens.count)
            start = istiadha.tokens.count
        }
        let first = passage.verses.lowerBound
        if first != VerseID(index: 0), matches(basmala, recited, at: start) {
            found.formUnion(start..<start + basmala.tokens.count)
            start += basmala.tokens.count
        }
        if passage.crossesSurahs {
            for position in start..<max(start, recited.tokens.count)
            where matches(basmala, recited, at: position) {
                found.formUnion(position..<position + basmala.tokens.count)
            }
        }
        return found
    }

    private static func matches(_ formula: RecitedText, _ recited: RecitedText, at start: Int) -> Bool {
        let words = recited.tokens.dropFirst(start).prefix(formula.tokens.count)
        return words.count == formula.tokens.count
            && zip(words, formula.tokens).allSatisfy {
                LetterSimilarity.similarity($0.letters, $1.letters) >= 0.75
            }
    }
}

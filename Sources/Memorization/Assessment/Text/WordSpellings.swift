import QuranCore

/// The spellings of one word as bare letters without spaces: Imlaei, Uthmani, and spoken letter names.
struct WordSpellings: Sendable {
    let forms: [[Unicode.Scalar]]
    /// How many words a recogniser may write for it.
    let mostTokens: Int
    /// What it counts for in the score.
    let weight: Double

    init(uthmani: String, imlaei: [String], verse: VerseID, word: Int) {
        var forms = [imlaei.flatMap(Self.letters), Self.letters(uthmani)]
        var mostTokens = max(2, imlaei.count)
        if let names = SpokenLetters.names(verse: verse, word: word, letters: forms[0]) {
            forms.append(names.flatMap(Self.letters))
            mostTokens = names.count
        }
        self.weight = ScoreWeights.weight(letters: forms[0].count)
        self.forms = forms[0] == forms[1] ? Array(forms.dropFirst()) : forms
        self.mostTokens = mostTokens
    }

    /// Bare letters of a text, spaces left out.
    static func letters(_ text: String) -> [Unicode.Scalar] {
        ArabicNormalizer.normalizedScalars(text).filter { $0 != " " }
    }

    /// The best similarity of any form, 0...1.
    func similarity(_ letters: [Unicode.Scalar]) -> Double {
        forms.reduce(0) { max($0, LetterSimilarity.similarity($1, letters)) }
    }
}

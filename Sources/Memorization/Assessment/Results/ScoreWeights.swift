/// What the weighted accuracy of a recitation is made of.
///
/// accuracy = (sum of weight x credit x help - taken off) / sum of weight, held to 0...1.
///
/// - A word weighs as much as it has letters (Imlaei spelling), from 2 to 6: a lost particle says less about
///   a memory than a lost word, and long words are not more words.
/// - Credit: matched and self-corrected 1, out of order 0.5, wrong and missed 0. Words not reached yet count as
///   missed, so the score of a live recitation rises to its end.
/// - Help: a hint (the beginning of the word) leaves 0.75 of the credit, a peek (the whole word) 0.5.
/// - Taken off: 2 for each added word and each word of another verse, at most 10 for one stretch. Repetitions,
///   opening formulas and reciting on into the next verse take nothing off.
public enum ScoreWeights {
    static func weight(letters: Int) -> Double { Double(min(max(letters, 2), 6)) }

    static func credit(_ verdict: WordVerdict) -> Double {
        switch verdict {
        case .matched, .selfCorrected: 1
        case .outOfOrder: 0.5
        case .wrong, .missed, .pending: 0
        }
    }

    static func share(_ help: WordHelp) -> Double {
        switch help {
        case .none: 1
        case .hint: 0.75
        case .peek: 0.5
        }
    }

    static func takenOff(words: Int) -> Double { min(2 * Double(words), 10) }
}

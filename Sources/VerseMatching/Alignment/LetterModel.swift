/// What it says about a place in the Quran that a decoder wrote one letter where the text has another:
/// log-likelihood ratios against letters at random, in nats.
///
/// A match of a letter with frequency f gives log(hit / f); the other values are what decoders of recitation do:
/// letters are lost more often than invented, and neighbours in sound are taken for each other.
struct LetterModel: Sendable {
    /// `gains[text letter * FoldedLetter.count + stream letter]`.
    let gains: [Float]
    /// Cost of a letter in the text that the stream does not have.
    let insertion: Float = -1.8
    /// Cost of a letter of the stream that the text does not have.
    let deletion: Float = -1.5

    private static let hit: Float = 0.85
    private static let longest: Float = 3.4
    private static let substitution: Float = -2.0
    private static let neighbour: Float = -0.2

    init(letters: [UInt8]) {
        var counts = [Float](repeating: 1, count: FoldedLetter.count)
        for letter in letters { counts[Int(letter)] += 1 }
        let total = counts.reduce(0, +)
        var gains = [Float](repeating: Self.substitution, count: FoldedLetter.count * FoldedLetter.count)
        for group in Self.neighbours {
            let codes = group.unicodeScalars.compactMap(FoldedLetter.code)
            for left in codes {
                for right in codes { gains[Int(left) * FoldedLetter.count + Int(right)] = Self.neighbour }
            }
        }
        for code in 0..<FoldedLetter.count {
            gains[code * FoldedLetter.count + code] = min(
                Logarithm.natural(Self.hit * total / counts[code]), Self.longest)
        }
        self.gains = gains
    }

    func gain(_ text: UInt8, _ stream: UInt8) -> Float { gains[Int(text) * FoldedLetter.count + Int(stream)] }

    /// Letters that sound alike to a decoder.
    private static let neighbours = ["تطد", "سصز", "ذزظث", "ضدظ", "قكغ", "حهخ", "عح", "ثسش", "بم", "نم"]
}

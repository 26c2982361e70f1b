/// A text reduced to what Uthmani and Imlaei spelling have in common, for comparison only, never for display.
///
/// Alef, hamza with its seats, vowel signs, pause marks and word spaces are left out; a letter written twice in
/// succession counts once, as it does where one script assimilates (`ٱلَّيْل`, `اللَّيْل`). Word membership is kept
/// beside the letters, so that words may be split either way (`يا أيها`, `يأيها`) and still be counted.
public struct FoldedText: Sendable, Equatable {
    /// Letter codes, see `FoldedLetter`.
    public internal(set) var letters: [UInt8] = []
    /// For each letter the number of its word in the original text, from 0.
    public internal(set) var words: [Int32] = []
    /// Letters of the original text, those that folding leaves out included.
    public internal(set) var spelledLetterCount = 0
    /// Words of the original text that contain a letter of any kind.
    public internal(set) var wordCount = 0

    /// The letters as a string, for messages and tests.
    public var description: String {
        var string = String.UnicodeScalarView()
        for letter in letters { string.append(FoldedLetter.scalars[Int(letter)]) }
        return String(string)
    }

    public init() {}
}

extension FoldedText: CustomStringConvertible {}

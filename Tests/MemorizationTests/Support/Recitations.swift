import Memorization
import QuranCore
import Testing

/// Passages and transcripts for tests.
enum Recitations {
    static let quran: Result<Quran, any Error> = Result { try Quran.load() }
    static let assessor: Result<TextAssessor, any Error> = quran.map { TextAssessor($0) }

    static func passage(_ first: String, _ last: String? = nil) throws -> Passage {
        let start = try #require(VerseID(first))
        let end = try #require(VerseID(last ?? first))
        return Passage(start...end, of: try quran.get())
    }

    /// The Imlaei words of a verse.
    static func words(_ verse: String) throws -> [String] {
        try quran.get().imlaeiWords(of: try #require(VerseID(verse)))
    }

    static func assess(_ words: [String], _ first: String, _ last: String? = nil, isFinal: Bool = true) throws
        -> Assessment
    {
        try assessor.get().assess(words.joined(separator: " "), for: passage(first, last), isFinal: isFinal)
    }

    /// What became of each word, as letters: M matched, S self-corrected, O out of order, W wrong, - missed, . pending.
    static func verdicts(_ assessment: Assessment) -> String {
        assessment.words.map {
            switch $0.verdict {
            case .matched: "M"
            case .selfCorrected: "S"
            case .outOfOrder: "O"
            case .wrong: "W"
            case .missed: "-"
            case .pending: "."
            }
        }.joined()
    }
}

public import QuranCore

/// A recitation in figures, verse by verse.
public struct RecitationReport: Hashable, Sendable {
    public struct Verse: Hashable, Sendable {
        public let verse: VerseID
        public let words: Int
        /// Words recited rightly, self-corrections among them.
        public let heard: Int
        public let missed: Int
        public let wrong: Int
        public let outOfOrder: Int
        public let selfCorrected: Int
        /// Words said again after the first time, each time counted.
        public let repeated: Int
        /// Weighted accuracy, 0...1.
        public let score: Double
        /// Seconds from its first heard word to its last; nil without times.
        public let duration: Double?
    }

    public let verses: [Verse]
    /// Weighted accuracy of the whole, 0...1.
    public let score: Double
    /// Verses that the reciter went to by mistake, in order.
    public let drifts: [[VerseID]]

    public init(_ assessment: Assessment) {
        self.verses = assessment.verses.compactMap { verse in
            assessment.assessment(of: verse).map { Self.verse(verse, $0) }
        }
        self.score = assessment.accuracy
        self.drifts = assessment.extras.compactMap { extra in
            if case .drifted(let verses) = extra.kind { verses } else { nil }
        }
    }

    private static func verse(_ verse: VerseID, _ assessment: Assessment) -> Verse {
        let words = assessment.words
        let times = words.compactMap(\.time)
        let start = times.map(\.lowerBound).min()
        let end = times.map(\.upperBound).max()
        return Verse(
            verse: verse, words: words.count, heard: words.count { $0.verdict.isRight },
            missed: words.count { $0.verdict == .missed },
            wrong: words.count { if case .wrong = $0.verdict { true } else { false } },
            outOfOrder: words.count { $0.verdict == .outOfOrder },
            selfCorrected: words.count { $0.verdict == .selfCorrected },
            repeated: words.reduce(0) { $0 + $1.repetitions }, score: assessment.accuracy,
            duration: start.flatMap { start in end.map { $0 - start } })
    }
}

public import QuranCore

/// Assesses recitations that are given as text, in Uthmani or Imlaei spelling, with or without vowels.
///
/// Both spellings of a passage, and any way of splitting their words, give the same result. Words in other
/// scripts are left out. Building one reads the whole Quran; keep it.
public struct TextAssessor: Sendable {
    private let finder: VerseFinder

    public init(_ quran: Quran) { self.finder = VerseFinder(quran) }

    /// Holds a transcript against a passage.
    ///
    /// - Parameter isFinal: false for a transcript that is still growing: words not reached are then pending.
    public func assess(_ transcript: some StringProtocol, for passage: Passage, isFinal: Bool = true) -> Assessment {
        let all = RecitedText(transcript)
        let formulas = OpeningFormulas.tokens(in: all, for: passage)
        let recited = RecitedText(tokens: all.tokens.indices.filter { !formulas.contains($0) }.map { all.tokens[$0] })
        let alignment = TextAlignment(recited, with: passage, isFinal: isFinal)
        var builder = AssessmentBuilder(passage, isFinal: isFinal) { strange, awaited in
            origin(of: strange, awaited, recited, passage)
        }
        var assessment = builder.assessment(observations(alignment, recited))
        if !formulas.isEmpty {
            assessment.extras.insert(
                ExtraSpeech(kind: .opening, heard: nil, wordCount: formulas.count, place: 0), at: 0)
        }
        return assessment
    }

    private func observations(_ alignment: TextAlignment, _ recited: RecitedText) -> [Observation] {
        alignment.steps.flatMap { step -> [Observation] in
            switch step {
            case .match(_, let words, let similarity): words.map { .word($0, confidence: similarity, time: nil) }
            case .strange(let token, let awaited):
                [.strange(.init(letters: recited.tokens[token].letters, token: token), awaiting: awaited)]
            case .skip(let word): [.skip(word)]
            case .back: [.back]
            }
        }
    }

    private func origin(
        of strange: [Observation.Strange], _ awaited: Int, _ recited: RecitedText, _ passage: Passage
    ) -> ExtraSpeech.Kind? {
        guard strange.count > 1, let first = strange.first?.token, let last = strange.last?.token else { return nil }
        let verses = finder.verses(with: first..<last + 1, of: recited, outside: passage.verses)
        guard let verse = verses.first else { return nil }
        let end = passage.verses.upperBound.index
        if awaited == passage.words.count, verses.contains(where: { $0.index == end + 1 }) {
            return .continued(into: VerseID(index: end + 1))
        }
        return .drifted(to: verses.isEmpty ? [verse] : verses)
    }
}

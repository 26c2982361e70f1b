public import QuranCore

/// Assesses recitations from words that an engine heard, in the order of time.
///
/// Words of a verse that sounds exactly like one of the passage are taken for words of the passage: nobody can
/// hear the difference.
public struct AcousticAssessor: Sendable {
    private let quran: Quran
    /// Below this confidence a word of the passage counts as wrong: its sound was off. The standard, 0.1, is where 9
    /// of 2,036 rightly recited words of two reciters fall below; how many wrong words it finds is not measured yet.
    public let wrongBelow: Double
    /// Words of another verse in a row from which on a recitation has drifted; fewer are added words.
    public let driftWords: Int

    public init(_ quran: Quran, wrongBelow: Double = 0.1, driftWords: Int = 2) {
        self.quran = quran
        self.wrongBelow = wrongBelow
        self.driftWords = driftWords
    }

    /// Holds what was heard against a passage.
    ///
    /// - Parameter isFinal: false while the recitation goes on: words not reached are then pending.
    public func assess(_ heard: [HeardWord], for passage: Passage, isFinal: Bool = true) -> Assessment {
        let heard = placed(heard, in: passage)
        var builder = AssessmentBuilder(passage, isFinal: isFinal) { strange, awaited in
            origin(
                of: strange.compactMap { heard.indices.contains($0.token) ? heard[$0.token] : nil }, awaited, passage)
        }
        return builder.assessment(observations(heard, passage, isFinal: isFinal))
    }

    /// Moves words of verses that sound like one of the passage to that one: the nearest to what came before.
    private func placed(_ heard: [HeardWord], in passage: Passage) -> [HeardWord] {
        var last = passage.verses.lowerBound
        return heard.map { word in
            if passage.verses.contains(word.verse) {
                last = word.verse
                return word
            }
            let count = quran.wordRange(of: word.verse).count
            let alike = quran.soundAlikes(of: word.verse).filter {
                passage.verses.contains($0) && quran.wordRange(of: $0).count == count
            }
            guard let verse = alike.min(by: { abs($0.index - last.index) < abs($1.index - last.index) }) else {
                return word
            }
            last = verse
            return HeardWord(
                verse: verse, word: word.word, start: word.start, end: word.end, confidence: word.confidence)
        }
    }

    private func observations(_ heard: [HeardWord], _ passage: Passage, isFinal: Bool) -> [Observation] {
        var observations: [Observation] = []
        var next = 0
        for (token, word) in heard.enumerated() {
            let time = word.start...max(word.start, word.end)
            let strange = Observation.Strange(letters: [], token: token, time: time)
            guard let range = passage.words(of: word.verse), range.count > word.word, word.word >= 0 else {
                observations.append(.strange(strange, awaiting: next))
                continue
            }
            let place = range.lowerBound + word.word
            if place < next { observations.append(.back) }
            if place > next { observations += (next..<place).map { .skip($0) } }
            if word.confidence < wrongBelow {
                observations.append(.skip(place))
                observations.append(.strange(strange, awaiting: place))
            } else {
                observations.append(.word(place, confidence: word.confidence, time: time))
            }
            next = place + 1
        }
        if isFinal, next < passage.words.count { observations += (next..<passage.words.count).map { .skip($0) } }
        return observations
    }

    /// Names the verses that words heard outside the passage are of.
    private func origin(of words: [HeardWord], _ awaited: Int, _ passage: Passage) -> ExtraSpeech.Kind? {
        let outside = words.filter { !passage.verses.contains($0.verse) }
        guard outside.count >= driftWords, outside.count == words.count else { return nil }
        let verses = Set(outside.map(\.verse)).sorted()
        let end = passage.verses.upperBound.index
        if awaited == passage.words.count, let first = verses.first, first.index == end + 1 {
            return .continued(into: first)
        }
        return .drifted(to: verses)
    }
}

public import QuranCore

/// A recitation held against its passage: the one result of text and of sound.
public struct Assessment: Hashable, Sendable {
    public let verses: ClosedRange<VerseID>
    /// The words of the passage in order.
    public var words: [AssessedWord]
    /// All else that was said, in order.
    public var extras: [ExtraSpeech]

    public init(verses: ClosedRange<VerseID>, words: [AssessedWord], extras: [ExtraSpeech]) {
        self.verses = verses
        self.words = words
        self.extras = extras
    }

    /// Weighted accuracy, 0...1; see `ScoreWeights`.
    public var accuracy: Double { Self.accuracy(words, extras) }

    /// Words looked at while they were hidden.
    public var peeks: Int { words.count { $0.help == .peek } }

    /// What the schedulers take.
    public var recall: Recall { Recall(accuracy: accuracy, peeks: peeks) }

    /// The assessment of one verse of the passage.
    public func assessment(of verse: VerseID) -> Assessment? {
        guard let first = words.firstIndex(where: { $0.verse == verse }),
            let last = words.lastIndex(where: { $0.verse == verse })
        else { return nil }
        let moved = extras.compactMap { extra -> ExtraSpeech? in
            // What was said after the last word of a verse belongs to it only where the passage ends.
            let isLast = last == words.count - 1
            guard extra.place >= first, extra.place <= last || isLast && extra.place == last + 1 else { return nil }
            var kind = extra.kind
            if case .repeated(let range) = kind {
                let inside = range.clamped(to: first..<last + 1)
                kind = .repeated(inside.lowerBound - first..<inside.upperBound - first)
            }
            return ExtraSpeech(
                kind: kind, heard: extra.heard, wordCount: extra.wordCount, place: extra.place - first)
        }
        return Assessment(verses: verse...verse, words: Array(words[first...last]), extras: moved)
    }

    /// The same with the help that was taken, by positions in `words`.
    public func with(help: [Int: WordHelp]) -> Assessment {
        var copy = self
        for (index, help) in help where copy.words.indices.contains(index) {
            copy.words[index].help = max(copy.words[index].help, help)
        }
        return copy
    }

    private static func accuracy(_ words: [AssessedWord], _ extras: [ExtraSpeech]) -> Double {
        let total = words.reduce(0) { $0 + $1.weight }
        guard total > 0 else { return 0 }
        let gained = words.reduce(0) {
            $0 + $1.weight * ScoreWeights.credit($1.verdict) * ScoreWeights.share($1.help)
        }
        let takenOff = extras.reduce(0.0) { sum, extra in
            switch extra.kind {
            case .added, .drifted: sum + ScoreWeights.takenOff(words: extra.wordCount)
            case .repeated, .continued, .opening: sum
            }
        }
        return min(max((gained - takenOff) / total, 0), 1)
    }
}

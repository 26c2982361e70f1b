public import QuranCore

extension Library {
    /// A verse that keeps going wrong.
    public struct WeakVerse: Hashable, Sendable {
        public let verse: VerseID
        /// Mean accuracy of the last recalls (at most five), 0...1.
        public let accuracy: Double
        public let lapses: Int
    }

    /// Verses whose last recalls were below 0.85 in the mean, or that were lost at least twice: weakest first.
    public var weakVerses: [WeakVerse] {
        verses.compactMap { verse -> WeakVerse? in
            guard let state = states[verse], let accuracy = state.recentAccuracy,
                accuracy < Recall.graduationBound || state.schedule.lapses >= 2
            else { return nil }
            return WeakVerse(verse: verse, accuracy: accuracy, lapses: state.schedule.lapses)
        }.sorted { ($0.accuracy, -$0.lapses, $0.verse) < ($1.accuracy, -$1.lapses, $1.verse) }
    }
}

public import QuranCore

/// Verses to be played in order: each so many times, the whole so many times, with pauses to repeat aloud.
public struct Playlist: Sequence, Hashable, Sendable {
    /// Silence after a verse, in which the listener says it again.
    public enum Pause: Hashable, Sendable {
        case none
        case seconds(Double)
        /// As long as the verse just played, times a factor.
        case lengthOfVerse(Double)
    }

    public enum Item: Hashable, Sendable {
        /// A recording; `round` and `repetition` count from 1.
        case verse(VerseID, round: Int, repetition: Int)
        /// The basmala before a surah.
        case basmala(surah: Int)
        case pause(Pause)
    }

    public let verses: ClosedRange<VerseID>
    public let verseRepeats: Int
    public let rangeRepeats: Int
    public let pause: Pause
    public let playsBasmala: Bool

    /// - Parameters:
    ///   - verseRepeats: how often each verse is played in a round; at least 1.
    ///   - rangeRepeats: how many rounds; at least 1.
    ///   - pause: after each playing of a verse but the last of all.
    ///   - playsBasmala: before the first verse of a surah that has one, once a round.
    public init(
        _ verses: ClosedRange<VerseID>, verseRepeats: Int = 1, rangeRepeats: Int = 1, pause: Pause = .none,
        playsBasmala: Bool = false
    ) {
        self.verses = verses
        self.verseRepeats = Swift.max(1, verseRepeats)
        self.rangeRepeats = Swift.max(1, rangeRepeats)
        self.pause = pause
        self.playsBasmala = playsBasmala
    }

    /// How many recordings of verses are played.
    public var playCount: Int { verses.count * verseRepeats * rangeRepeats }

    public func makeIterator() -> Iterator { Iterator(self) }

    public struct Iterator: IteratorProtocol {
        private let list: Playlist
        private var verse: VerseID
        private var round = 1
        private var repetition = 1
        private var pending: [Item] = []
        private var isDone = false

        init(_ list: Playlist) {
            self.list = list
            self.verse = list.verses.lowerBound
        }

        public mutating func next() -> Item? {
            if !pending.isEmpty { return pending.removeFirst() }
            guard !isDone else { return nil }
            var items: [Item] = []
            if list.playsBasmala, verse.ayah == 1, repetition == 1, verse.surah != 1, verse.surah != 9 {
                items.append(.basmala(surah: verse.surah))
            }
            items.append(.verse(verse, round: round, repetition: repetition))
            advance()
            if !isDone, list.pause != .none { items.append(.pause(list.pause)) }
            pending = items
            return pending.removeFirst()
        }

        private mutating func advance() {
            if repetition < list.verseRepeats {
                repetition += 1
                return
            }
            repetition = 1
            if verse < list.verses.upperBound {
                verse = verse.advanced(by: 1)
                return
            }
            verse = list.verses.lowerBound
            round += 1
            isDone = round > list.rangeRepeats
        }
    }
}

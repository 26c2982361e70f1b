public import QuranCore

/// What was to be recited: verses in a row, as words of the Uthmani text with their spellings.
public struct Passage: Sendable {
    /// One word to be recited.
    public struct Word: Hashable, Sendable {
        public let verse: VerseID
        /// Position in the verse, from 0, in words of the Uthmani text.
        public let word: Int
        /// As the Uthmani text writes it, without pause marks.
        public let text: String
    }

    public let verses: ClosedRange<VerseID>
    /// The words of all verses in order, basmalas before surahs left out (1:1 is a verse).
    public let words: [Word]
    /// How each word may be written by a recogniser.
    let spellings: [WordSpellings]
    private let firstWords: [Int]

    public init(_ verses: ClosedRange<VerseID>, of quran: Quran) {
        var words: [Word] = []
        var spellings: [WordSpellings] = []
        var firstWords: [Int] = []
        for verse in verses {
            firstWords.append(words.count)
            let imlaei = quran.imlaeiWords(of: verse)
            for (index, text) in quran.words(of: verse).enumerated() {
                words.append(Word(verse: verse, word: index, text: text))
                let pieces = quran.imlaeiWords(ofUthmaniWord: index, of: verse)
                spellings.append(WordSpellings(uthmani: text, imlaei: Array(imlaei[pieces]), verse: verse, word: index))
            }
        }
        self.verses = verses
        self.words = words
        self.spellings = spellings
        self.firstWords = firstWords + [words.count]
    }

    public init(_ verse: VerseID, of quran: Quran) { self.init(verse...verse, of: quran) }

    /// Positions of a verse's words in `words`; nil for a verse outside the passage.
    public func words(of verse: VerseID) -> Range<Int>? {
        guard verses.contains(verse) else { return nil }
        let offset = verses.lowerBound.distance(to: verse)
        return firstWords[offset]..<firstWords[offset + 1]
    }

    /// True when a surah begins inside the passage, where a basmala may be recited.
    var crossesSurahs: Bool { verses.lowerBound.surah != verses.upperBound.surah }
}

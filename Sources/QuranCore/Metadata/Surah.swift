/// What is known of a surah beside its text.
public struct Surah: Hashable, Sendable, Identifiable {
    /// Where tradition places the revelation; sources differ for a few surahs (see `Quran.sources`).
    public enum Place: String, CaseIterable, Sendable {
        case meccan = "Meccan"
        case medinan = "Medinan"
    }

    /// 1...114.
    public let number: Int
    /// Name in Arabic without vowels, without the word surah.
    public let arabicName: String
    /// Name in Latin letters, as in "Al-Fatihah".
    public let transliteratedName: String
    /// Meaning of the name in English.
    public let englishName: String
    public let place: Place
    /// Position in the traditional order of revelation, 1...114.
    public let revelationOrder: Int

    public var id: Int { number }

    /// Number of its verses.
    public var ayahCount: Int { VerseID.ayahCounts[number - 1] }

    /// True when a basmala that is no verse precedes the surah: all but 1 and 9.
    public var hasBasmala: Bool { number != 1 && number != 9 }

    /// Its verses.
    public var verses: ClosedRange<VerseID> {
        let first = VerseID.firstIndices[number - 1]
        return VerseID(index: first)...VerseID(index: first + ayahCount - 1)
    }
}

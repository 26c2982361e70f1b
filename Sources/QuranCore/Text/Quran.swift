/// The Quran in the reading of Hafs: texts, words, their pronunciation, names, divisions and a translation.
///
/// Texts are byte for byte those of Tanzil; taking the basmala off a first verse is a view and changes
/// nothing in them. A `Quran` is immutable and shared freely.
public final class Quran: Sendable {
    /// Pronunciation of every word.
    public let lexicon: PhonemeLexicon
    let uthmani: VerseTable
    let imlaei: VerseTable
    let wordMap: WordMap
    let metadata: QuranMetadata
    let soundAlikes: SoundAlikes
    let pickthall: VerseTable

    private static let shared: Result<Quran, QuranDataError> = Result { () throws(QuranDataError) in try Quran() }

    /// The built-in Quran; read once in a process, at no cost after that.
    ///
    /// - Throws: `QuranDataError.damaged` when a built-in file is not what the generator wrote.
    public static func load() throws(QuranDataError) -> Quran { try shared.get() }

    init() throws(QuranDataError) {
        self.lexicon = try .load()
        self.uthmani = try .lines(of: .uthmani, basmalaWords: 4)
        self.imlaei = try .xml(of: .imlaei)
        self.wordMap = try WordMap(.wordMap)
        self.metadata = try QuranMetadata(.metadata)
        self.soundAlikes = try SoundAlikes(.soundAlikes)
        self.pickthall = try .lines(of: .pickthall, basmalaWords: 0)
    }

    /// The text of a verse without the basmala that precedes its surah; 1:1 and the one inside 27:30 stay.
    public func text(of verse: VerseID, script: Script) -> String { table(script).text(verse) }

    /// The text of a verse exactly as the source has it: the Uthmani file glues the basmala to verse 1.
    public func fullText(of verse: VerseID, script: Script) -> String { table(script).fullText(verse) }

    /// The basmala before a surah in its own spelling (95 and 97 differ from the others by a shadda).
    ///
    /// - Parameter surah: 1...114; anything else is a programmer's error.
    /// - Returns: nil for 1, whose first verse it is, and for 9, which has none.
    public func basmala(of surah: Int, script: Script) -> String? {
        precondition((1...VerseID.surahCount).contains(surah), "there is no surah \(surah)")
        return table(script).basmala(of: surah)
    }

    func table(_ script: Script) -> VerseTable {
        switch script {
        case .uthmani: uthmani
        case .imlaei: imlaei
        }
    }
}

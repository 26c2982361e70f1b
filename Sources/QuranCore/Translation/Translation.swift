/// A translation of all verses.
///
/// ## Format of files
/// UTF-8 text, with or without byte order mark, lines ended by LF or CR LF. Lines that begin with `#` are
/// comment. Either every line is `surah|ayah|text` (Tanzil's "text with aya numbers", any order of verses;
/// the text may hold bars), where empty lines count for nothing, or there are exactly 6,236 lines that are
/// no comment, one verse each in the order of the mushaf (Tanzil's "text"), followed by empty lines at most.
public struct Translation: Sendable, Equatable {
    /// What the caller calls it, for display.
    public let name: String
    private let texts: [String]

    /// Reads a translation file that the user owns.
    ///
    /// - Throws: `TranslationError` for the first fault that is found.
    public init(name: String, contents: some Collection<UInt8>) throws(TranslationError) {
        self.name = name
        self.texts = try TranslationParser(contents).verses()
    }

    /// The translation of a verse, without any basmala before its surah.
    public func text(of verse: VerseID) -> String { texts[verse.index] }
}

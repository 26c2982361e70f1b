import QuranCore

/// What is shown of the Quran.
struct QuranText {
    /// A surah's names.
    struct Name: Equatable {
        let arabic: String
        let transliterated: String
    }

    /// The names of a surah, 1...114.
    let name: (Int) -> Name
    /// The Uthmani text of a verse.
    let text: (VerseID) -> String
}

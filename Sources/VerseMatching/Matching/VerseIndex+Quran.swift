public import QuranCore

extension VerseIndex {
    /// Indexes both scripts of a loaded Quran.
    public convenience init(_ quran: Quran) {
        let verses = (0..<VerseID.count).map(VerseID.init(index:))
        self.init(
            uthmani: verses.map { quran.text(of: $0, script: .uthmani) },
            imlaei: verses.map { quran.text(of: $0, script: .imlaei) })
    }
}

extension Quran {
    /// The meaning of a verse in English by Marmaduke Pickthall (1930, in the public domain).
    public func translation(of verse: VerseID) -> String { pickthall.text(verse) }
}

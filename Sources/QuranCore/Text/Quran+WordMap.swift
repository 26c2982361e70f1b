extension Quran {
    /// Imlaei words of a verse, the basmala before its surah apart; in 363 verses they are more than the Uthmani ones.
    public func imlaeiWords(of verse: VerseID) -> [String] {
        imlaei.file.bytes[imlaei.bytes(of: verse)].split(separator: UInt8(ascii: " "))
            .map { String(decoding: $0, as: UTF8.self) }
    }

    /// How many Imlaei words a verse has.
    public func imlaeiWordCount(of verse: VerseID) -> Int { wordRange(of: verse).count + wordMap.surplus(of: verse) }

    /// The Imlaei words of a Uthmani word, as positions in the verse from 0; one to three of them.
    ///
    /// - Parameter word: position of the Uthmani word in the verse, from 0; beyond its end is a programmer's error.
    public func imlaeiWords(ofUthmaniWord word: Int, of verse: VerseID) -> Range<Int> {
        precondition((0..<wordRange(of: verse).count).contains(word), "\(verse) has no word \(word)")
        return wordMap.imlaei(word, of: verse)
    }

    /// The Uthmani word of an Imlaei word, both as positions in the verse from 0.
    ///
    /// - Parameter word: position of the Imlaei word in the verse, from 0; beyond its end is a programmer's error.
    public func uthmaniWord(ofImlaeiWord word: Int, of verse: VerseID) -> Int {
        precondition((0..<imlaeiWordCount(of: verse)).contains(word), "\(verse) has no Imlaei word \(word)")
        return wordMap.uthmani(word, of: verse)
    }
}

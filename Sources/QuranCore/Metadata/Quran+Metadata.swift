extension Quran {
    /// All surahs in the order of the mushaf.
    public var surahs: [Surah] { metadata.surahs }

    /// A surah by its number.
    ///
    /// - Parameter number: 1...114; anything else is a programmer's error.
    public func surah(_ number: Int) -> Surah {
        precondition((1...VerseID.surahCount).contains(number), "there is no surah \(number)")
        return metadata.surahs[number - 1]
    }

    /// Number, from 1, of the part that a verse begins in.
    public func number(of division: Division, containing verse: VerseID) -> Int {
        let starts = starts(of: division)
        var low = 0
        var high = starts.count - 1
        while low < high {
            let middle = (low + high + 1) / 2
            if starts[middle] <= verse.index { low = middle } else { high = middle - 1 }
        }
        return low + 1
    }

    /// Verses of a part.
    ///
    /// - Parameter number: `1...division.count`; anything else is a programmer's error.
    public func verses(of division: Division, _ number: Int) -> ClosedRange<VerseID> {
        precondition((1...division.count).contains(number), "there is no \(division.rawValue) \(number)")
        let starts = starts(of: division)
        let end = number < starts.count ? starts[number] : VerseID.count
        return VerseID(index: starts[number - 1])...VerseID(index: end - 1)
    }

    /// Juz of a verse, 1...30.
    public func juz(of verse: VerseID) -> Int { number(of: .juz, containing: verse) }
    /// Hizb of a verse, 1...60.
    public func hizb(of verse: VerseID) -> Int { number(of: .hizb, containing: verse) }
    /// Rub of a verse, 1...240.
    public func rub(of verse: VerseID) -> Int { number(of: .rub, containing: verse) }
    /// Page of a verse in the Medina mushaf, 1...604; that of its beginning.
    public func page(of verse: VerseID) -> Int { number(of: .page, containing: verse) }
    /// Ruku of a verse, 1...556 through the whole Quran.
    public func ruku(of verse: VerseID) -> Int { number(of: .ruku, containing: verse) }
    /// Manzil of a verse, 1...7.
    public func manzil(of verse: VerseID) -> Int { number(of: .manzil, containing: verse) }

    /// The 15 verses of prostration.
    public var sajdas: [Sajda] { metadata.sajdas }

    /// The prostration at a verse, or nil.
    public func sajda(at verse: VerseID) -> Sajda? { metadata.sajdas.first { $0.verse == verse } }

    private func starts(of division: Division) -> [Int] {
        // Reading the metadata has checked that every division is there.
        metadata.starts[division] ?? []
    }
}

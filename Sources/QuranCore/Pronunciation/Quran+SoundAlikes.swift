extension Quran {
    /// The other verses whose phonemes are all equal to this one's, in the order of the mushaf; mostly none.
    ///
    /// Each verse is taken by itself, begun after a pause and stopped at its end, without the basmala before
    /// its surah. `docs/sound-alikes.md` lists them.
    public func soundAlikes(of verse: VerseID) -> [VerseID] { soundAlikes.others(of: verse) }

    /// All groups of verses that sound the same, in the order of their first verses.
    public var soundAlikeGroups: [[VerseID]] { soundAlikes.groups }
}

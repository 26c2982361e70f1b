/// Verses count on from surah to surah, so that `first...last` is a collection of verses.
extension VerseID: Strideable {
    public func distance(to other: VerseID) -> Int { other.index - index }

    /// The verse so many verses further; beyond the ends of the Quran is a programmer's error.
    public func advanced(by distance: Int) -> VerseID { VerseID(index: index + distance) }
}

extension VerseID {
    /// All verses in the order of the mushaf.
    public static var all: ClosedRange<VerseID> { VerseID(index: 0)...VerseID(index: count - 1) }
}

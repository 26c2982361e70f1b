public import QuranCore

/// Something recited that is not the awaited word of the passage.
public struct ExtraSpeech: Hashable, Sendable {
    public enum Kind: Hashable, Sendable {
        /// Words that are in no place.
        case added
        /// Words of the passage said again; positions in `Assessment.words`.
        case repeated(Range<Int>)
        /// Words of another verse; all verses that have these words, in the order of the mushaf.
        case drifted(to: [VerseID])
        /// Recited on beyond the end of the passage.
        case continued(into: VerseID)
        /// Isti'adha or basmala before the passage or between surahs.
        case opening
    }

    public let kind: Kind
    /// The words as they were heard; nil where only their place is known.
    public let heard: String?
    /// How many words.
    public let wordCount: Int
    /// The word of the passage that was awaited; `Assessment.words.count` after the last.
    public let place: Int

    public init(kind: Kind, heard: String?, wordCount: Int, place: Int) {
        self.kind = kind
        self.heard = heard
        self.wordCount = wordCount
        self.place = place
    }
}

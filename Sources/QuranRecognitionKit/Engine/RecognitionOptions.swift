public import QuranCore
internal import Recitation

/// What a caller knows of a recitation before it is heard.
public struct RecognitionOptions: Sendable, Equatable {
    /// A surah in which verses are preferred, 1...114; the rest of the Quran stays possible.
    public var surahHint: Int?
    /// The only verses that may be claimed; nil for the whole Quran.
    public var range: ClosedRange<VerseID>?

    public init(surahHint: Int? = nil, range: ClosedRange<VerseID>? = nil) {
        self.surahHint = surahHint
        self.range = range
    }

    var scope: SearchScope { SearchScope(surahHint: surahHint, range: range) }
}

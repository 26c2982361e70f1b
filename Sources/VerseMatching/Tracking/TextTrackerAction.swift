public import QuranCore

/// What a window has changed, in the order in which it was heard.
public enum TextTrackerAction: Sendable, Equatable {
    /// A verse is being recited; said once for each arrival at it.
    case verse(VerseArrival)
    /// Words of the verse being recited were recited again, from this word (from 0) on.
    case repeated(VerseID, fromWord: Int)
    /// The last word of a surah was heard.
    case surahCompleted(Int)
    /// The basmala before a surah (1:1 is a verse instead when surah 1 is hinted or 1:2 follows).
    case basmala
    /// The isti'adha before reciting.
    case istiadha
    /// The reciter is no longer at the verse that was tracked; listening for any verse again.
    case lost(after: VerseID)
    /// The place is known again; the arrival follows.
    case recovered(VerseID)
}

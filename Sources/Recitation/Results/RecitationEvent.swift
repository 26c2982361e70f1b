/// What the live search says, in order of audio time.
///
/// Every event is irrevocable; `RecitationSnapshot` is what may change.
public enum RecitationEvent: Sendable, Equatable {
    /// This verse has been recited or is being recited for certain; `at` is the audio time of the decision.
    case verse(RecitedVerse, at: Double)
    /// This word has been recited for certain.
    case word(RecitedWord, at: Double)
    /// A basmala that opens a surah (never verse 1:1), and the opening supplication.
    case basmala(start: Double, end: Double)
    case istiadha(start: Double, end: Double)
}

/// What each move costs the search, in nats, and how wide it searches.
///
/// Scores are log-probabilities relative to the best class of each frame, so the acoustically best path costs
/// nothing and every price is weighed against acoustic misfit. The values were chosen on the development set
/// (`recitations/v1`, joined EveryAyah surahs and negative audio), never on the test set.
public struct SearchPrices: Sendable, Equatable {
    /// Entering at the start of a verse, from anywhere.
    public var verseEntry: Float = 12
    /// Entering at a word inside a verse, from anywhere.
    public var wordEntry: Float = 16
    /// Taken off an entry in the hinted surah.
    public var hintBonus: Float = 5
    /// Taken off an entry in Al-Fatiha, which is recited more than all other surahs.
    public var fatihaBonus: Float = 2
    /// Added to the entry of a verse whose first phonemes the recording missed.
    public var lateStart: Float = 4
    /// Leaving the text for the filler after a word.
    public var exit: Float = 1
    /// Leaving the text in the middle of a word.
    public var brokenExit: Float = 5
    /// The filler's price for each phoneme heard.
    public var fillerPhoneme: Float = 5
    /// Going back to an earlier word of the same surah.
    public var back: Float = 6
    /// Added for each word gone back.
    public var backPerWord: Float = 0.15
    /// Skipping words forward inside the surah.
    public var skip: Float = 8
    /// Added for each word skipped.
    public var skipPerWord: Float = 0.5
    /// Beginning a word again from its middle.
    public var stumble: Float = 7
    /// To the start of a verse close by in the same surah.
    public var nearbyVerse: Float = 8
    /// From the last verse of a surah to the next, and from a basmala to the first verse of a surah.
    public var surahChange: Float = 3
    /// A pause form without a pause's beginning, or the reverse.
    public var mixedForms: Float = 1
    /// A class's score is never taken lower than this below the frame's best.
    public var floor: Float = 7
    /// Taking a phoneme for one that sounds much like it.
    public var similarPhoneme: Float = 1
    /// Paths worse than the best by more than this are dropped.
    public var beam: Float = 45
    /// With more active nodes than this the beam is narrowed,
    public var maximumActive: Int = 3000
    /// but not below this.
    public var minimumBeam: Float = 12
    /// Words back and forward that the local arcs reach.
    public var wordsBack: Int = 12
    public var wordsForward: Int = 4

    public init() {}
}

/// The evidence a `TextTracker` asks for. Scores are log-odds in nats: 2.3 nats are ten to one.
public struct TextTrackerSettings: Sendable, Equatable {
    /// To find a place when none is known.
    public var found: Float = 7
    /// For the next verse when the stretch stands alone; its entry cost grows with what is left of the verse before.
    public var next: Float = 7
    /// For the next verse when the stretch runs into it from the verse before: gain of its own letters.
    public var nextInRun: Float = 6.5
    /// To pass over verses.
    public var ahead: Float = 7
    /// To go back.
    public var back: Float = 8
    /// To go on or back by more than three verses.
    public var leap: Float = 12
    /// To say that words of the current verse are recited again.
    public var repetition: Float = 8
    /// To leave for a place out of the neighbourhood.
    public var elsewhere: Float = 7
    /// What each letter of the window outside the stretch takes off when a place is to be found.
    public var unexplainedLetter: Float = 0.5
    /// Share of agreeing letters, 0...1, that going anywhere but to the next verse asks for.
    public var agreement: Float = 0.85
    /// The same to find a place.
    public var foundAgreement: Float = 0.65
    /// Score beyond the threshold that makes up for less agreement.
    public var overwhelming: Float = 12
    /// Lead over the best other verse.
    public var margin: Float = 2.5
    /// Letters by which the words recited again must lie behind, to be a repetition.
    public var repetitionLetters = 10
    /// Seconds of audio with words that fit nowhere, after which the place is lost.
    public var patience: Double = 8
    /// The same once the surah has been recited to its end.
    public var patienceAfterSurah: Double = 4

    public init() {}
}

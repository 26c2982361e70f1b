/// What was observed along a recitation, whatever the input: the alphabet of `AssessmentBuilder`.
enum Observation {
    /// A word of the passage was recited.
    case word(Int, confidence: Double, time: ClosedRange<Double>?)
    /// Something else was said while a word of the passage was awaited.
    case strange(Strange, awaiting: Int)
    /// A word of the passage was passed over.
    case skip(Int)
    /// The reciter went back.
    case back

    struct Strange {
        /// Bare letters; empty when only the place in the Quran is known.
        var letters: [Unicode.Scalar]
        /// Position in the recited words, for looking up verses.
        var token: Int
        var time: ClosedRange<Double>?
    }
}

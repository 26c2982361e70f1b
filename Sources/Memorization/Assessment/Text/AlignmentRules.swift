/// The prices of the alignment of a transcript with a passage; the cheapest path wins.
///
/// A word that was passed over costs 0.25 and a word that belongs nowhere 0.90, so that one recited word pulls
/// the place three words ahead at most and never four: the look-ahead of three. Going back costs 0.80, a little
/// less than a word that belongs nowhere, so that a repeated word is a repetition.
enum AlignmentRules {
    /// From this similarity on a recited word is the word of the passage.
    static let threshold = 0.55
    /// The same where words were split or written together, which chance allows more often.
    static let splitThreshold = 0.80
    static let skippedWord = 0.25
    static let strangeWord = 0.90
    static let goingBack = 0.80
    /// How many words around the best place are looked at.
    static let band = 160
}

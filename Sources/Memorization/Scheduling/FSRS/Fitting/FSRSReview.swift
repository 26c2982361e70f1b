/// One review of a verse's history, as the fitting of parameters wants it.
public struct FSRSReview: Hashable, Sendable {
    /// Whole days since the review before; 0 for the first.
    public var elapsedDays: Int
    public var rating: RecallRating

    public init(elapsedDays: Int, rating: RecallRating) {
        self.elapsedDays = elapsedDays
        self.rating = rating
    }
}

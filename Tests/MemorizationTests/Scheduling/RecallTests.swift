import Memorization
import Testing

@Suite struct RecallTests {
    @Test(arguments: [
        (0.0, 0, RecallRating.again), (0.1999, 0, .again), (0.20, 1, .again), (0.3999, 1, .again), (0.40, 2, .again),
        (0.69, 2, .again), (0.6999, 2, .again), (0.70, 3, .hard), (0.8499, 3, .hard), (0.85, 4, .good),
        (0.9499, 4, .good), (0.95, 5, .good), (0.9699, 5, .good), (0.97, 5, .easy), (1.0, 5, .easy),
    ])
    func `accuracy maps to quality and rating by the table`(accuracy: Double, quality: Int, rating: RecallRating) {
        let recall = Recall(accuracy: accuracy)
        #expect(recall.quality.rawValue == quality)
        #expect(recall.rating == rating)
        #expect(recall.graduates == (accuracy >= 0.85))
    }

    @Test func `a peek keeps a perfect recall from being easy`() {
        #expect(Recall(accuracy: 1, peeks: 1).rating == .good)
    }

    @Test(arguments: RecallRating.allCases)
    func `a self-given grade comes back as its rating`(grade: RecallRating) {
        #expect(Recall(grade: grade).rating == grade)
    }

    @Test func `accuracy outside its range is moved into it`() {
        #expect([-1, 2, Double.nan, .infinity].map { Recall(accuracy: $0).accuracy } == [0, 1, 0, 1])
    }
}

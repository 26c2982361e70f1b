import Memorization
import Testing

@Suite struct FSRSFittingTests {
    private func histories(_ log: Vectors.Log) throws -> [[FSRSReview]] {
        try log.cards.map {
            try $0.map { FSRSReview(elapsedDays: $0[0], rating: try #require(RecallRating(rawValue: $0[1]))) }
        }
    }

    @Test func `the loss is the one of py-fsrs's optimizer`() throws {
        let log = try Vectors.log()
        let standard = try #require(FSRSLoss.mean(of: .standard, on: histories(log)))
        #expect(abs(standard - log.defaultLoss) < 1e-9)
        var fitted = log.fitted
        // Its optimizer does not keep the first stabilities in order; ours asks for that.
        for index in 1..<4 { fitted[index] = max(fitted[index], fitted[index - 1]) }
        let loss = try #require(FSRSLoss.mean(of: FSRSParameters(fitted), on: histories(log)))
        #expect(abs(loss - log.fittedLoss) < 1e-3)
    }

    @Test func `fitted parameters are within one percent of py-fsrs's optimizer in loss`() throws {
        let log = try Vectors.log()
        let parameters = try FSRSFitting.fit(histories(log))
        let loss = try #require(FSRSLoss.mean(of: parameters, on: histories(log)))
        #expect(loss <= log.fittedLoss * 1.01)
        #expect(loss < log.defaultLoss)
    }

    @Test func `too short a log is refused`() {
        let history = Array(repeating: FSRSReview(elapsedDays: 1, rating: .good), count: 10)
        #expect(throws: SchedulingError.tooFewReviews(9, needed: 512)) { try FSRSFitting.fit([history]) }
    }
}

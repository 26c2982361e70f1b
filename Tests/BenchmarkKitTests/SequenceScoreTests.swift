import QuranCore
import Testing

@testable import BenchmarkKit

@Suite struct SequenceScoreTests {
    /// Expected, claimed, recall, precision, exact set, exact ordered; all worked out by hand.
    private static let cases: [(String, String, Double, Double, Bool, Bool)] = [
        ("112:1", "112:1", 1, 1, true, true),
        ("112:1 112:2", "112:1 112:2", 1, 1, true, true),
        ("112:1 112:2", "112:2 112:1", 0.5, 0.5, true, false),
        ("112:1 112:2 112:3", "112:1 112:3", 2.0 / 3, 1, false, false),
        ("112:1 112:2", "112:1 2:1 112:2", 1, 2.0 / 3, false, false),
        ("112:1", "2:1", 0, 0, false, false),
        ("112:1", "", 0, 0, false, false),
        ("112:1", "112:1 112:1", 1, 0.5, true, false),
        ("112:1 112:1", "112:1", 0.5, 1, true, false),
        ("112:1 112:1", "112:1 112:1", 1, 1, true, true),
        ("112:1 112:2 112:3", "112:2 112:3 112:1", 1.0 / 3, 1.0 / 3, true, false),
        ("", "", 1, 1, true, true),
        ("", "112:1", 1, 0, false, false),
    ]

    @Test(arguments: cases)
    func `whole files score as worked out by hand`(
        expected: String, claimed: String, recall: Double, precision: Double, set: Bool, ordered: Bool
    ) throws {
        let score = SequenceScore(
            expected: try verses(expected), emissions: try verses(claimed).map { Emission($0, time: nil) },
            deadlines: nil)
        #expect(abs(score.recall - recall) < 1e-12)
        #expect(abs(score.precision - precision) < 1e-12)
        #expect(score.exactSet == set)
        #expect(score.exactOrdered == ordered)
    }

    private func live(_ expected: String, _ claims: [(String, Double?)], _ deadlines: [Double]) throws -> SequenceScore
    {
        SequenceScore(
            expected: try verses(expected), emissions: try claims.map { Emission(try verse($0.0), time: $0.1) },
            deadlines: deadlines)
    }

    @Test func `a claim at the deadline counts, one after it is as if not made`() throws {
        let inTime = try live("112:1 112:2", [("112:1", 2), ("112:2", 4)], [2, 4])
        #expect(inTime.exactOrdered && inTime.recall == 1)
        let late = try live("112:1 112:2", [("112:1", 2.001), ("112:2", 4)], [2, 4])
        #expect(late.recall == 0.5 && late.precision == 1 && !late.exactOrdered && !late.exactSet)
        #expect(late.claimTimes == [2.001, 4])
    }

    @Test func `a claim by the final flush is missed`() throws {
        let score = try live("112:1", [("112:1", nil)], [100])
        #expect(score.recall == 0 && score.precision == 0 && score.claimTimes == [nil])
    }

    @Test func `a wrong claim counts whenever it is made, the final flush included`() throws {
        let score = try live("112:1", [("112:1", 1), ("2:1", nil)], [2])
        #expect(score.recall == 1 && score.precision == 0.5 && !score.exactOrdered)
    }

    @Test func `only one late claim of a missed verse is forgiven`() throws {
        let score = try live("112:1 112:2", [("112:1", 1), ("112:2", 9), ("112:2", 10)], [2, 4])
        #expect(score.recall == 0.5 && score.precision == 0.5)
    }

    @Test func `a late repetition of a verse claimed in time is a wrong claim`() throws {
        let score = try live("112:1", [("112:1", 1), ("112:1", 9)], [2])
        #expect(score.recall == 1 && score.precision == 0.5 && !score.exactOrdered)
    }

    @Test func `a repeated verse takes its claims in turn`() throws {
        let score = try live("112:1 112:2 112:1", [("112:1", 1), ("112:2", 3), ("112:1", 5)], [2, 4, 6])
        #expect(score.exactOrdered && score.claimTimes == [1, 3, 5])
        let second = try live("112:1 112:1", [("112:1", 5)], [2, 6])
        #expect(second.recall == 0.5 && second.claimTimes == [nil, 5])
    }

    /// All sequences of up to three of three verses, against each other.
    @Test func `scores keep within bounds and agree with each other on a whole small world`() throws {
        let letters = try verses("1:1 1:2 1:3")
        var sequences: [[VerseID]] = [[]]
        for length in 1...3 {
            sequences += sequences.filter { $0.count == length - 1 }.flatMap { head in letters.map { head + [$0] } }
        }
        for expected in sequences {
            for claimed in sequences {
                let score = SequenceScore(
                    expected: expected, emissions: claimed.map { Emission($0, time: 0) }, deadlines: nil)
                #expect((0...1).contains(score.recall) && (0...1).contains(score.precision))
                #expect(score.exactOrdered == (claimed == expected))
                #expect(score.exactSet == (Set(claimed) == Set(expected)))
                if score.exactOrdered { #expect(score.recall == 1 && score.precision == 1 && score.exactSet) }
                if !expected.isEmpty { #expect((score.recall == 0) == (score.precision == 0)) }
                // Deadlines that nothing misses change nothing.
                let live = SequenceScore(
                    expected: expected, emissions: claimed.map { Emission($0, time: 0) },
                    deadlines: expected.map { _ in 1 })
                #expect(live == score)
                // When everything is too late, at most what is expected is forgiven.
                let late = SequenceScore(
                    expected: expected, emissions: claimed.map { Emission($0, time: 2) },
                    deadlines: expected.map { _ in 1 })
                #expect(late.recall == (expected.isEmpty ? 1 : 0))
                #expect(late.exactOrdered == (expected.isEmpty && claimed.isEmpty))
                #expect(late.exactSet == late.exactOrdered)
            }
        }
    }
}

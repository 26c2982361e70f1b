import QuranCore
import Testing

@testable import BenchmarkKit

@Suite struct WrongVerseTimeTests {
    private func spans() throws -> [VerseSpan] {
        [
            VerseSpan(verse: try verse("1:1"), start: 1, end: 4), VerseSpan(verse: try verse("1:2"), start: 5, end: 9),
        ]
    }

    private func time(_ claims: [(String, Double?)]) throws -> WrongVerseTime {
        WrongVerseTime(
            spans: try spans(), emissions: try claims.map { Emission(try verse($0.0), time: $0.1) })
    }

    @Test func `nothing claimed is never wrong`() throws {
        let none = try time([])
        #expect(none.wrong == 0 && none.stray == 0 && none.recited == 7)
    }

    @Test func `the verse before is wrong until the next is claimed, but not stray`() throws {
        let time = try time([("1:1", 2), ("1:2", 6.5)])
        #expect(time.wrong == 1.5 && time.stray == 0)
    }

    @Test func `a verse far off is wrong and stray while it is last, pauses aside`() throws {
        let time = try time([("2:5", 3), ("1:2", 6)])
        // 3 to 4 in the first verse, 5 to 6 in the second; the pause between them does not count.
        #expect(time.wrong == 2 && time.stray == 2)
    }

    @Test func `a claim that comes too early is wrong until its verse begins`() throws {
        let time = try time([("1:2", 1.5)])
        #expect(time.wrong == 2.5 && time.stray == 2.5)
    }

    @Test func `claims by the final flush were never shown`() throws {
        #expect(try time([("2:5", nil)]).wrong == 0)
    }

    @Test func `sums add up`() throws {
        var sum = try time([("2:5", 3)])
        sum += try time([("1:1", 2)])
        #expect(sum.wrong == 1 + 4 + 4 && sum.stray == 5 && sum.recited == 14)
    }
}

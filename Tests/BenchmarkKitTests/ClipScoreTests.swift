import QuranCore
import Testing

@testable import BenchmarkKit

@Suite struct ClipScoreTests {
    private func clip(_ expected: String, also: [String] = [], spans: [VerseSpan]? = nil) throws -> BenchmarkClip {
        BenchmarkClip(
            id: "a", source: "s", category: "c", audio: .samples { [] }, expected: try verses(expected),
            alsoAccept: try also.map(verses), spans: spans)
    }

    private func score(
        _ clip: BenchmarkClip, _ claims: [(String, Double?)], duration: Double = 10, live: Bool = true,
        alike: [String] = []
    ) throws -> ClipScore {
        ClipScore(
            clip: clip, emissions: try claims.map { Emission(try verse($0.0), time: $0.1) }, duration: duration,
            isLive: live, soundAlikes: VerseEquivalence(groups: try alike.map(verses)))
    }

    @Test func `sound-alikes and other right answers count, but not strictly`() throws {
        let alike = try score(try clip("55:13"), [("55:16", nil)], live: false, alike: ["55:13 55:16 55:18"])
        #expect(alike.lenient.exactOrdered && !alike.strict.exactOrdered)
        let other = try score(try clip("3:23", also: ["4:44"]), [("4:44", nil)], live: false)
        #expect(other.lenient.exactOrdered && !other.strict.exactOrdered)
        let neither = try score(try clip("3:23", also: ["4:44"]), [("4:45", nil)], live: false, alike: ["1:1 2:1"])
        #expect(neither.lenient.recall == 0)
    }

    @Test func `the expected answer is kept when the other one is no better`() throws {
        let both = try score(try clip("3:23", also: ["4:44"]), [("3:23", nil)], live: false)
        #expect(both.lenient.exactOrdered && both.strict.exactOrdered)
        let half = try score(try clip("3:23 3:24", also: ["4:44 4:45"]), [("3:24", nil)], live: false)
        #expect(half.lenient.recall == 0.5)
    }

    @Test(arguments: [(11.5, true), (11.6, false)])
    func `without verse ends a claim may come 1.5 s after the recording`(time: Double, counts: Bool) throws {
        #expect(try score(try clip("112:1 112:2"), [("112:1", 3), ("112:2", time)]).lenient.exactOrdered == counts)
    }

    @Test func `with verse ends each verse has its own deadline, and delays are measured from it`() throws {
        let spans = [
            VerseSpan(verse: try verse("112:1"), start: 0.5, end: 3),
            VerseSpan(verse: try verse("112:2"), start: 4, end: 6),
        ]
        let joined = try clip("112:1 112:2", spans: spans)
        let good = try score(joined, [("112:1", 2.5), ("112:2", 7.5)])
        #expect(good.lenient.exactOrdered && good.delays == [-0.5, 1.5])
        let late = try score(joined, [("112:1", 4.6), ("112:2", nil)])
        #expect(late.lenient.recall == 0)
        #expect(late.delays.count == 1 && abs(late.delays[0] - 1.6) < 1e-9)
    }

    @Test func `whole files have neither delays nor wrong seconds`() throws {
        let whole = try score(try clip("112:1"), [("2:1", nil)], live: false)
        #expect(whole.delays.isEmpty && whole.wrongVerse == WrongVerseTime())
    }

    @Test func `a sound-alike on screen is not a wrong verse`() throws {
        let shown = try score(try clip("55:13"), [("55:16", 2)], alike: ["55:13 55:16"])
        #expect(shown.wrongVerse.wrong == 0 && shown.wrongVerse.recited == 10)
        let wrong = try score(try clip("55:13"), [("55:16", 2)])
        #expect(wrong.wrongVerse.wrong == 8)
    }
}

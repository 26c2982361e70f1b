import QuranCore
import Testing

@testable import BenchmarkKit

@Suite struct BenchmarkRunnerTests {
    private struct Unreadable: Error, CustomStringConvertible {
        var description: String { "b.wav: unreadable" }
    }

    private func clip(_ id: String, _ expected: String, source: String = "s") throws -> BenchmarkClip {
        BenchmarkClip(
            id: id, source: source, category: "c", audio: .file(id + ".wav"), expected: try verses(expected))
    }

    /// Every file is 2 s long but `b.wav`, which cannot be read; the clock moves a quarter of a second at each look.
    private func run(
        _ recognizer: CannedRecognizer, _ mode: BenchmarkMode, _ clips: [BenchmarkClip]
    ) -> BenchmarkReport {
        var time = 0.0
        let runner = BenchmarkRunner(
            recognizer: recognizer, mode: mode, chunkMilliseconds: 300, soundAlikes: .none,
            load: { path in
                if path == "b.wav" { throw Unreadable() }
                return [Float](repeating: 0.1, count: 32_000)
            },
            now: {
                time += 0.25
                return time
            }, processorTime: { time / 2 })
        return runner.run(clips) { _ in }
    }

    @Test func `whole files are scored, and counted by source`() throws {
        let report = run(
            CannedRecognizer(batch: try verses("112:1")), .batch,
            [try clip("a", "112:1"), try clip("c", "112:2", source: "t")])
        #expect(report.lenient.exactOrdered == 0.5 && report.lenient.count == 2)
        #expect(report.lenient(by: \.source)["s"]?.exactOrdered == 1)
        #expect(report.lenient(by: \.source)["t"]?.exactOrdered == 0)
        #expect(report.speed == 8 && report.processorSpeed == 16)
        #expect(report.delay(percentile: 0.5) == nil)
        #expect(report.peakMemory > 1_000_000)
    }

    @Test func `a clip that fails counts as one in which nothing was claimed`() throws {
        let report = run(
            CannedRecognizer(batch: try verses("112:1")), .batch, [try clip("b", "112:1"), try clip("a", "112:1")])
        #expect(report.failures == 1 && report.clips[0].failure == "b.wav: unreadable")
        #expect(report.lenient.recall == 0.5)
        #expect(report.speed == 8)
        let refused = run(CannedRecognizer(batch: nil), .batch, [try clip("a", "112:1")])
        #expect(refused.failures == 1 && refused.speed == nil)
    }

    @Test func `a live claim has the time of the audio sent when it came`() throws {
        let recognizer = CannedRecognizer(live: [(try verse("112:1"), 5000), (try verse("112:2"), 33_000)])
        let report = run(recognizer, .stream, [try clip("a", "112:1 112:2")])
        #expect(report.clips[0].emissions.map(\.time) == [0.6, 2.3])
        #expect(report.lenient.exactOrdered == 1)
    }

    @Test func `a claim late in the silence or at the end is missed`() throws {
        let late = CannedRecognizer(live: [(try verse("112:1"), 32_000 + 25_000)])
        #expect(run(late, .stream, [try clip("a", "112:1")]).lenient.recall == 0)
        let flushed = CannedRecognizer(final: [try verse("112:1")])
        let report = run(flushed, .stream, [try clip("a", "112:1")])
        #expect(report.lenient.recall == 0)
        let flush = Emission(try verse("112:1"), time: nil)
        #expect(report.clips[0].emissions == [flush])
    }

    @Test(arguments: [0, 1, 4799, 4800, 4801, 32_000])
    func `a live client sends everything in pieces and then 4.2 s of silence`(count: Int) throws {
        let live = CannedLive()
        let samples = (0..<count).map { Float($0 + 1) }
        _ = try LiveClient(chunk: 4800).run(samples, through: live)
        #expect(live.pieces.allSatisfy { (1...4800).contains($0.count) })
        #expect(live.pieces.flatMap(\.self) == samples + [Float](repeating: 0, count: 67_200))
    }

    @Test func `claims where nothing is recited are false`() throws {
        let report = run(
            CannedRecognizer(batch: try verses("1:1 1:2")), .batch, [try clip("a", ""), try clip("c", "1:1")])
        #expect(report.falseClaims == 2)
        #expect(report.clips[0].score.lenient.exactSet == false)
    }

    @Test func `no clips give zeros, not a crash`() {
        let report = run(CannedRecognizer(), .batch, [])
        #expect(report.lenient == ScoreMeans([]) && report.lenient.recall == 0 && report.speed == nil)
    }
}

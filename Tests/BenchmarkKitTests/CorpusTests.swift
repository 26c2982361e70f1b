import QuranCore
import Testing

@testable import BenchmarkKit

@Suite struct CorpusTests {
    @Test(arguments: [
        ("112001.mp3", "112:1"), ("002286.wav", "2:286"), ("001001.x.y", "1:1"), ("112000.mp3", nil),
        ("115001.mp3", nil), ("1001.mp3", nil), ("112001", nil), ("abcdef.mp3", nil), ("١١٢٠٠١.mp3", nil), ("", nil),
    ])
    func `file names give verses`(name: String, expected: String?) throws {
        #expect(try EveryAyahFolder.verse(fileName: name) == expected.map(verse))
    }

    private func entries(_ reciter: String, _ text: String) throws -> [EveryAyahFolder.Entry] {
        try verses(text).map { EveryAyahFolder.Entry(reciter: reciter, verse: $0, path: "\(reciter)/\($0)") }
    }

    @Test func `joined runs follow one another in one surah by one reciter`() throws {
        let all = try entries("a", "1:1 1:2 1:3 1:5 112:1") + entries("b", "112:2")
        let plans = JoinPlan.plans(all, longest: 2, seed: 1)
        let expected = try ["1:1 1:2", "1:3", "1:5", "112:1", "112:2"].map(verses)
        #expect(plans.map { $0.entries.map(\.verse) } == expected)
        for plan in plans {
            #expect(plan.pauses.count == plan.entries.count)
            #expect(plan.pauses.allSatisfy { (0.2..<1.5).contains($0) })
        }
    }

    @Test func `a seed decides the pauses`() throws {
        let all = try entries("a", "1:1 1:2 1:3")
        #expect(JoinPlan.plans(all, longest: 9, seed: 7) == JoinPlan.plans(all, longest: 9, seed: 7))
        #expect(JoinPlan.plans(all, longest: 9, seed: 7) != JoinPlan.plans(all, longest: 9, seed: 8))
        #expect(JoinPlan.plans([], longest: 9, seed: 7).isEmpty)
    }

    /// SplitMix64's published first outputs for the seed 1234567.
    @Test func `the generator is SplitMix64`() {
        var generator = SeededGenerator(seed: 1_234_567)
        #expect(generator.next() == 6_457_827_717_110_365_317)
        #expect(generator.next() == 3_203_168_211_198_807_973)
    }

    @Test(arguments: [(0, 0), (1, 0), (0, 1), (1600, 3200), (801, 799)])
    func `silence around a voice is found to within 10 ms`(before: Int, after: Int) {
        let voice = (0..<4000).map { $0 % 2 == 0 ? Float(0.5) : -0.5 }
        let hiss = { (count: Int) in (0..<count).map { $0 % 2 == 0 ? Float(0.001) : -0.001 } }
        let range = VoicedExtent.range(of: hiss(before) + voice + hiss(after))
        #expect(range.lowerBound <= before && range.lowerBound > before - 160)
        #expect(range.upperBound >= before + 4000 && range.upperBound < before + 4000 + 160)
    }

    @Test(arguments: [0, 1, 159, 160, 5000])
    func `silence has no voice in it`(count: Int) {
        #expect(VoicedExtent.range(of: [Float](repeating: 0, count: count)).isEmpty)
    }

    @Test func `a joined recording has its verses where the spans say`() throws {
        let plan = JoinPlan(entries: try entries("a", "1:1 1:2"), pauses: [0.5, 1])
        let silence = [Float](repeating: 0, count: 1600)
        let voice = [Float](repeating: 0.5, count: 16_000)
        let joined = try JoinedRecitation.join(plan) { _ in silence + voice + silence }
        #expect(joined.samples.count == 8000 + 16_000 + 16_000 + 16_000)
        let spans = [
            VerseSpan(verse: try verse("1:1"), start: 0.5, end: 1.5),
            VerseSpan(verse: try verse("1:2"), start: 2.5, end: 3.5),
        ]
        #expect(joined.spans == spans)
        for (index, sample) in joined.samples.enumerated() {
            let time = Double(index) / 16_000
            let isInside = joined.spans.contains { $0.start <= time && time < $0.end }
            #expect((sample != 0) == isInside)
        }
    }

    @Test(arguments: NegativeSound.allCases)
    func `sounds are within full scale, finite, and the same each time`(sound: NegativeSound) {
        let samples = sound.samples(count: 40_000)
        #expect(samples.count == 40_000)
        #expect(samples.allSatisfy { $0.isFinite && abs($0) <= 1 })
        #expect(samples == sound.samples(count: 40_000))
        let energy = samples.reduce(0) { $0 + $1 * $1 } / 40_000
        #expect(sound == .silence ? energy == 0 : energy > 1e-4)
    }

    @Test func `the generated sounds are 60 s clips in which nothing is expected`() throws {
        let clips = NegativeSound.clips
        #expect(clips.count == NegativeSound.allCases.count)
        for clip in clips {
            #expect(clip.expected.isEmpty)
            guard case .samples(let make) = clip.audio else {
                Issue.record("no samples")
                continue
            }
            if clip.id == "silence" { #expect(try make().count == 960_000) }
        }
    }
}

import QuranCore
import Testing

@testable import VerseMatching

/// Overlapping windows of a made-up decoder, with errors: what a live session feeds the tracker.
@Suite(.serialized) struct LiveTextTests {
    private func verses(_ actions: [TextTrackerAction]) -> [VerseArrival] {
        actions.compactMap { if case .verse(let arrival) = $0 { arrival } else { nil } }
    }

    /// Verses said, spans taken apart.
    private func list(_ actions: [TextTrackerAction]) -> [String] {
        verses(actions).flatMap { arrival in
            (arrival.span.from.index...arrival.span.to.index).map { VerseID(index: $0).description }
        }
    }

    @Test(arguments: [1, 18, 36, 53, 55, 67, 68, 78, 87, 93, 97, 112], [true, false])
    func `a surah recited in order gives every verse once, in order`(_ surah: Int, _ isHinted: Bool) {
        var decoder = Decoder(seed: UInt64(surah))
        var tracker = TextTracker(index: Texts.index, surahHint: isHinted ? surah : nil)
        let count = min(VerseID.ayahCounts[surah - 1], 40)
        if surah != 1, surah != 9 { decoder.say(Texts.basmala) }
        decoder.say(surah, 1...count)

        let got = list(decoder.run(&tracker))
        let want = (1...count).map { "\(surah):\($0)" }
        if got != want { print("DIFF", surah, isHinted, got, want.filter { !got.contains($0) }) }
        #expect(got == want)
    }

    @Test func `surahs in a row`() {
        var decoder = Decoder(seed: 1)
        var tracker = TextTracker(index: Texts.index)
        for surah in 105...114 {
            decoder.say(Texts.basmala)
            decoder.say(surah, 1...VerseID.ayahCounts[surah - 1])
        }
        let got = list(decoder.run(&tracker))
        let want = (105...114).flatMap { s in (1...VerseID.ayahCounts[s - 1]).map { "\(s):\($0)" } }
        if got != want { print("DIFF row", got, want.filter { !got.contains($0) }) }
        #expect(got == want)
    }

    @Test func `a verse three times`() {
        var decoder = Decoder(seed: 2)
        var tracker = TextTracker(index: Texts.index, surahHint: 18)
        decoder.say(18, 1...3)
        decoder.say(18, 3...3)
        decoder.say(18, 3...3)
        decoder.say(18, 4...5)

        let actions = decoder.run(&tracker)

        print("THREE", actions.map { "\($0)".prefix(60) })
        #expect(list(actions) == ["18:1", "18:2", "18:3", "18:4", "18:5"])
    }

    @Test func `back two verses`() {
        var decoder = Decoder(seed: 3)
        var tracker = TextTracker(index: Texts.index, surahHint: 67)
        decoder.say(67, 1...5)
        decoder.say(67, 3...6)
        let actions = decoder.run(&tracker)
        print("BACK", list(actions))
        #expect(list(actions) == [1, 2, 3, 4, 5, 3, 4, 5, 6].map { "67:\($0)" })
    }

    @Test func `skip and jump`() {
        var decoder = Decoder(seed: 4)
        var tracker = TextTracker(index: Texts.index, surahHint: 67)
        decoder.say(67, 1...3)
        decoder.say(67, 5...6)
        decoder.say(36, 20...23)
        let actions = decoder.run(&tracker)
        print("SKIP", list(actions))
        #expect(list(actions) == ["67:1", "67:2", "67:3", "67:5", "67:6", "36:20", "36:21", "36:22", "36:23"])
    }
}

import QuranCore
import Testing

@testable import VerseMatching

/// Overlapping windows of a made-up decoder that gets 8 % of the letters wrong: what a live session feeds the tracker.
@Suite struct LiveTextTests {
    /// Verses said, spans taken apart.
    private func list(_ actions: [TextTrackerAction]) -> [String] {
        arrivals(actions).flatMap { arrival in
            (arrival.span.from.index...arrival.span.to.index).map { VerseID(index: $0).description }
        }
    }

    private func arrivals(_ actions: [TextTrackerAction]) -> [VerseArrival] {
        actions.compactMap { if case .verse(let arrival) = $0 { arrival } else { nil } }
    }

    @Test(arguments: [1, 18, 36, 55, 67, 78, 87, 112], [true, false])
    func `a surah gives every verse once, in order`(_ surah: Int, _ isHinted: Bool) {
        var decoder = Decoder(seed: UInt64(surah))
        var tracker = TextTracker(index: Texts.index, surahHint: isHinted ? surah : nil)
        let count = min(VerseID.ayahCounts[surah - 1], 24)
        if surah != 1 { decoder.say(Texts.basmala) }
        decoder.say(surah, 1...count)
        #expect(list(decoder.run(&tracker)) == (1...count).map { "\(surah):\($0)" })
    }

    /// Not the first verses: surahs that open with letters or with the same words cannot be told apart there.
    @Test(arguments: [0.08, 0.2])
    func `the third to sixth verse of a surah come in order, whatever came before`(_ rate: Double) {
        var wrong: [Int] = []
        let surahs = stride(from: 1, through: 114, by: Shared.isFull ? 1 : 6)
        for surah in surahs where VerseID.ayahCounts[surah - 1] >= 6 {
            var decoder = Decoder(seed: UInt64(surah))
            decoder.errorRate = rate
            var tracker = TextTracker(index: Texts.index, surahHint: surah)
            if surah != 1, surah != 9 { decoder.say(Texts.basmala) }
            decoder.say(surah, 1...6)
            let tail = list(decoder.run(&tracker)).suffix(4)
            if Array(tail) != (3...6).map({ "\(surah):\($0)" }) { wrong.append(surah) }
        }
        #expect(wrong.count <= (rate < 0.1 ? 0 : 2), "\(wrong)")
    }

    @Test func `surahs in a row give every verse once, in order, nothing else`() {
        var decoder = Decoder(seed: 1)
        var tracker = TextTracker(index: Texts.index)
        for surah in 105...114 {
            decoder.say(Texts.basmala)
            decoder.say(surah, 1...VerseID.ayahCounts[surah - 1])
        }
        let actions = decoder.run(&tracker)
        #expect(list(actions) == (105...114).flatMap { s in (1...VerseID.ayahCounts[s - 1]).map { "\(s):\($0)" } })
        #expect(actions.filter { $0 == .basmala }.count == 10)
        #expect(actions.compactMap { if case .surahCompleted(let s) = $0 { s } else { nil } } == Array(105...114))
    }

    @Test func `a verse three times is one arrival and two repetitions`() {
        var decoder = Decoder(seed: 2)
        var tracker = TextTracker(index: Texts.index, surahHint: 18)
        for ayahs in [1...3, 3...3, 3...3, 4...5] { decoder.say(18, ayahs) }
        let actions = decoder.run(&tracker)
        #expect(list(actions) == (1...5).map { "18:\($0)" })
        #expect(actions.filter { $0 == .repeated(Texts.id(18, 3), fromWord: 0) }.count == 2)
    }

    @Test func `going back two verses is reported, and what follows again`() {
        var decoder = Decoder(seed: 3)
        var tracker = TextTracker(index: Texts.index, surahHint: 67)
        decoder.say(67, 1...5)
        decoder.say(67, 3...6)
        let actions = decoder.run(&tracker)
        #expect(list(actions) == [1, 2, 3, 4, 5, 3, 4, 5, 6].map { "67:\($0)" })
        #expect(arrivals(actions)[5].manner == .back)
    }

    @Test func `a verse passed over is named, a jump into another surah followed`() {
        var decoder = Decoder(seed: 4)
        var tracker = TextTracker(index: Texts.index, surahHint: 67)
        decoder.say(67, 1...3)
        decoder.say(67, 5...6)
        decoder.say(36, 20...23)
        let actions = decoder.run(&tracker)
        #expect(list(actions) == ["67:1", "67:2", "67:3", "67:5", "67:6", "36:20", "36:21", "36:22", "36:23"])
        #expect(arrivals(actions)[3].skipped == [Texts.id(67, 4)])
        #expect(arrivals(actions)[5].manner == .elsewhere)
    }

    @Test(arguments: [1, 2, 114])
    func `a wrong hint does not blind`(_ hint: Int) {
        var decoder = Decoder(seed: 5)
        var tracker = TextTracker(index: Texts.index, surahHint: hint)
        decoder.say(Texts.basmala)
        decoder.say(67, 1...4)
        #expect(list(decoder.run(&tracker)) == (1...4).map { "67:\($0)" } || hint == 1)
        #expect(tracker.verse == Texts.id(67, 4))
    }

    @Test func `a pause of twenty seconds keeps the place`() {
        var decoder = Decoder(seed: 6)
        var tracker = TextTracker(index: Texts.index, surahHint: 36)
        decoder.say(Texts.of(36, 1), pause: 0.5)
        decoder.say(Texts.of(36, 2), pause: 0.5)
        decoder.say(Texts.of(36, 3), pause: 20)
        decoder.say(36, 4...6)
        let actions = decoder.run(&tracker)
        #expect(list(actions).last == "36:6")
        #expect(arrivals(actions).dropFirst().allSatisfy { $0.manner == .next })
    }

    @Test func `isti'adha and basmala before a surah are no verses`() {
        var decoder = Decoder(seed: 8)
        var tracker = TextTracker(index: Texts.index, surahHint: 112)
        decoder.say("أعوذ بالله من الشيطان الرجيم")
        decoder.say(Texts.basmala)
        decoder.say(112, 1...4)
        let actions = decoder.run(&tracker)
        #expect(actions.prefix(2) == [.istiadha, .basmala])
        #expect(list(actions) == (1...4).map { "112:\($0)" })
    }

    @Test func `a basmala that nothing follows is 1_1 once the pause is told`() {
        var tracker = TextTracker(index: Texts.index)
        #expect(tracker.consume(Texts.basmala) == [.basmala])
        #expect(list(tracker.settle()) == ["1:1"])
        #expect(tracker.settle().isEmpty)
    }

    @Test func `other languages and empty windows change nothing`() {
        var tracker = TextTracker(index: Texts.index, surahHint: 112)
        #expect(list(tracker.consume(Texts.of(112, 1))) == ["112:1"])
        let before = tracker.verse
        for text in ["", "good morning, how are you", "١٢٣", "   "] { #expect(tracker.consume(text).isEmpty) }
        #expect(tracker.verse == before)
    }
}

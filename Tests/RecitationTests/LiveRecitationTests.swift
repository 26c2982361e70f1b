import QuranCore
import Testing

@testable import Recitation

@Suite struct LiveRecitationTests {
    @Test func `verses are reported once, in order, before their successors end`() {
        var recitation = SyntheticRecitation()
        var ends: [Double] = []
        for ayah in 1...11 {
            recitation.verse(93, ayah)
            ends.append(recitation.seconds)
        }
        recitation.pause(2)
        let events = recitation.liveEvents()
        #expect(events.verses == (1...11).map { "93:\($0)" })
        let times = events.compactMap { event -> Double? in
            if case .verse(_, let time) = event { time } else { nil }
        }
        for (time, end) in zip(times, ends) { #expect(time < end + 1.0) }
    }

    @Test func `words are reported in order and never twice`() {
        var recitation = SyntheticRecitation()
        for ayah in 1...5 { recitation.verse(113, ayah) }
        recitation.pause(1.5)
        let events = recitation.liveEvents()
        #expect(events.verses == (1...5).map { "113:\($0)" })
        let words = events.words
        let names = words.map { "\($0.verse).\($0.word)" }
        let expected = (1...5).flatMap { ayah in
            let verse = VerseID(surah: 113, ayah: ayah)!
            return SyntheticRecitation.quran.wordRange(of: verse).indices.enumerated().map { "\(verse).\($0.offset)" }
        }
        #expect(names == expected)
    }

    @Test func `look-alike openings are not decided before they part`() {
        // 59:22 and 59:23 begin with the same ten words.
        var recitation = SyntheticRecitation()
        let range = SyntheticRecitation.quran.wordRange(of: VerseID(surah: 59, ayah: 23)!)
        recitation.words(range.lowerBound..<range.lowerBound + 6)
        var live = LiveRecitation(
            graph: SyntheticRecitation.graph, classes: SyntheticRecitation.classes,
            frameSeconds: SyntheticRecitation.frameSeconds)
        #expect(live.push(recitation.frames, audioTime: recitation.seconds, silence: 0).verses == [])
        let undecided = live.snapshot().candidates.map(\.description)
        #expect(undecided.contains("59:22") && undecided.contains("59:23"))
        var rest = SyntheticRecitation()
        rest.words(range.lowerBound + 6..<range.upperBound)
        rest.pause(1)
        let events = live.push(rest.frames, audioTime: recitation.seconds + rest.seconds, silence: 1)
        #expect(events.verses == ["59:23"])
    }

    @Test func `a basmala before a surah is that surah's, alone it is 1:1 after a pause`() {
        var opening = SyntheticRecitation()
        opening.basmala()
        for ayah in 1...4 { opening.verse(112, ayah) }
        opening.pause(1.5)
        let events = opening.liveEvents()
        #expect(events.verses == (1...4).map { "112:\($0)" })
        #expect(events.contains { if case .basmala = $0 { true } else { false } })
        var alone = SyntheticRecitation()
        alone.basmala()
        alone.pause(2)
        #expect(alone.liveEvents().verses == ["1:1"])
    }

    @Test(arguments: 1...2)
    func `babble reports nothing`(seed: Int) {
        var recitation = SyntheticRecitation(seed: UInt64(seed))
        recitation.babble(phonemes: 200)
        recitation.pause(2)
        let events = recitation.liveEvents()
        #expect(events.verses == [], "\(events)")
        #expect(events.words == [])
    }

    @Test func `a long recitation keeps memory bounded`() {
        var live = LiveRecitation(
            graph: SyntheticRecitation.graph, classes: SyntheticRecitation.classes,
            frameSeconds: SyntheticRecitation.frameSeconds)
        var recitation = SyntheticRecitation()
        for ayah in 1...5 { recitation.verse(67, ayah) }
        var time = 0.0
        var verses: [String] = []
        var mostRecords = 0
        for _ in 0..<12 {
            time += recitation.seconds
            verses += live.push(recitation.frames, audioTime: time, silence: 10).verses
            mostRecords = max(mostRecords, live.recordCount)
        }
        #expect(verses == Array(repeating: (1...5).map { "67:\($0)" }, count: 12).flatMap { $0 })
        #expect(mostRecords < 100_000)
    }

    @Test(arguments: [3, 8, 25])
    func `the verses reported do not depend on the size of the chunks`(chunk: Int) {
        var recitation = SyntheticRecitation(errorRate: 0.05)
        recitation.verse(1, 1)
        for ayah in 2...7 { recitation.verse(1, ayah) }
        recitation.verse(110, 1)
        recitation.verse(110, 2)
        recitation.pause(2)
        #expect(recitation.liveEvents(chunk: chunk).verses == (1...7).map { "1:\($0)" } + ["110:1", "110:2"])
    }

    @Test func `the snapshot names the word, and no word where nothing is recited`() {
        var live = LiveRecitation(
            graph: SyntheticRecitation.graph, classes: SyntheticRecitation.classes,
            frameSeconds: SyntheticRecitation.frameSeconds)
        #expect(live.snapshot() == RecitationSnapshot())
        let range = SyntheticRecitation.quran.wordRange(of: VerseID(surah: 2, ayah: 255)!)
        var recitation = SyntheticRecitation()
        recitation.words(range.lowerBound..<range.lowerBound + 12)
        _ = live.push(recitation.frames, audioTime: recitation.seconds, silence: 0)
        let now = live.snapshot()
        #expect(now.verse == VerseID(surah: 2, ayah: 255) && now.word == 11)
        #expect(now.margin > 10 && now.candidates == [VerseID(surah: 2, ayah: 255)!])
    }
}

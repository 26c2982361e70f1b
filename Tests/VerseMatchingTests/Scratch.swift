import QuranCore
import Testing
@testable import VerseMatching
@Suite struct ScratchTests {
    @Test(arguments: [0.0, 0.08, 0.16, 0.25]) func all(_ rate: Double) {
        var bad = 0, n = 0
        var missing = 0, total = 0, extra = 0
        for surah in 1...114 {
            for hinted in [true, false] {
                var decoder = Decoder(seed: UInt64(surah * 7 + (hinted ? 1 : 0)))
                decoder.errorRate = rate
                var tracker = TextTracker(index: Texts.index, surahHint: hinted ? surah : nil)
                let count = min(VerseID.ayahCounts[surah - 1], 25)
                if surah != 1, surah != 9 { decoder.say(Texts.basmala) }
                decoder.say(surah, 1...count)
                var got: [String] = []
                for a in decoder.run(&tracker) { if case .verse(let v) = a { got += (v.span.from.index...v.span.to.index).map { VerseID(index: $0).description } } }
                let want = (1...count).map { "\(surah):\($0)" }
                n += 1; total += want.count
                if got != want { bad += 1
                    let miss = want.filter { !got.contains($0) }
                    missing += miss.count; extra += got.count - want.count + miss.count
                    print("ALL", rate, surah, hinted, "missing", miss, "extra", got.count - want.count + miss.count, got.prefix(12).joined(separator: " ")) }
            }
        }
        print("ALL", rate, "bad", bad, "of", n, "missing", missing, "extra", extra, "of", total)
    }
}

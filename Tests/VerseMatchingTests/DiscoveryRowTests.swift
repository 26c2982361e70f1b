import QuranCore
import Testing

@testable import VerseMatching

/// Rows D1 to D9 of the contract, with our own strings.
@Suite struct DiscoveryRowTests {
    @Test(arguments: ["كتابة تاريخية", "سيارة جديدة", "موسوعة الدروس", "الحديث الشريف", "وسائل كبرى"])
    func `D1: two unrelated words, twice, find nothing in the hinted surah`(_ text: String) {
        var recital = Recital(hint: 18)
        #expect(recital.hear(text).isEmpty)
        #expect(recital.hear(text).isEmpty)
        #expect(recital.tracker.isTracking == false)
        #expect(recital.tracker.surahHint == 18)
    }

    @Test func `D2: five words in modern spelling find their verse on the first window`() {
        var recital = Recital(hint: 18)
        let words = Texts.words(18, 2, 0..<5)
        #expect(recital.hear(Texts.garbled("قيما لينذر باسا شديدا من", of: words, 0.9...1)) == ["18:2"])
    }

    @Test(arguments: [
        "قلم لينظر ياسمين جديد عن", "كيف نذير بأسماء شهيد مع", "فلما بصر عسل بعيد لم",
    ])
    func `D3: five garbled tokens below 0_6 find nothing`(_ text: String) {
        var recital = Recital(hint: 18)
        #expect(recital.hear(Texts.garbled(text, of: Texts.words(18, 2, 0..<5), 0.2...0.6)).isEmpty)
    }

    @Test(arguments: ["بسم الرحيم", "بسم اللهم", "سم الله رح", "بسم الله"])
    func `D4: a basmala without two of its words is 1_1 under hint 1`(_ text: String) {
        var recital = Recital(hint: 1)
        #expect(recital.hear(text) == ["1:1"])
    }

    @Test func `D5: a garbled basmala that runs into 1_2 is both verses`() {
        var recital = Recital(hint: 1)
        let text = Texts.garbled(
            "بس الله رحم الرحمد للاه رب العلم", of: Texts.of(1, 1) + " " + Texts.of(1, 2), 0.55...0.7)
        #expect(recital.hear(text) == ["1:1-1:2"])
        #expect(recital.lastArrival?.span.ayahEnd == 2)
    }

    @Test func `D6: the second half of 1_5 is 1_5`() {
        var recital = Recital(hint: 1)
        let text = Texts.garbled("وياك نستعيم", of: Texts.words(1, 5, 2..<4), 0.7...0.9)
        #expect(recital.hear(text) == ["1:5"])
    }

    @Test(arguments: [1, 18, 23, 67, 112, 114])
    func `D7: the first verse of the hinted surah is found at once`(_ surah: Int) {
        var recital = Recital(hint: surah)
        #expect(recital.hear(Texts.of(surah, 1)) == ["\(surah):1"])
    }

    @Test(arguments: [(2, 255), (18, 10), (36, 9), (55, 26), (67, 1), (112, 1)])
    func `D8: a whole verse is found without a hint`(_ surah: Int, _ ayah: Int) {
        for text in [Texts.of(surah, ayah), Texts.uthmani[Texts.id(surah, ayah).index]] {
            var recital = Recital()
            #expect(recital.hear(text) == ["\(surah):\(ayah)"])
        }
    }

    @Test func `D9: 1_3 is found although every basmala contains its words`() {
        var recital = Recital()
        #expect(recital.hear(Texts.of(1, 3)) == ["1:3"])
    }
}

import QuranCore
import Testing

@testable import VerseMatching

/// Rows S1 to S12 of the contract, with our own strings.
@Suite struct SurahChangeRowTests {
    static let unrelated = ["سيارة حمراء سريعة", "مدرسة قديمة هناك", "شجرة تفاح صغيرة", "كرسي خشب جديد"]

    @Test func `S1: a basmala alone moves nothing, the verse after it does`() {
        var recital = Recital(hint: 1)
        recital.hear(1, 1...3)
        #expect(recital.hear(Texts.basmala).isEmpty)
        #expect(recital.last == [.basmala])
        #expect(recital.hear(Texts.of(114, 1)) == ["114:1"])
        #expect(recital.lastArrival?.manner == .elsewhere)
    }

    @Test func `S2: another surah without its basmala is found at once`() {
        var recital = Recital(hint: 1)
        recital.hear(1, 1...7)
        #expect(recital.hear(Texts.of(68, 1)) == ["68:1"])
    }

    @Test func `S3: lost, then found again in the same surah`() {
        var recital = Recital(hint: 1)
        recital.hear(1, 1...6)
        for text in Self.unrelated { #expect(recital.hear(text).isEmpty) }
        #expect(recital.verse == nil)
        #expect(recital.tracker.surahHint == nil)
        #expect(recital.hear(Texts.garbled("بسم لله الرحم رحيم", of: Texts.basmala, 0.7...0.95)).isEmpty)
        #expect(recital.hear(Texts.of(1, 7)) == ["1:7"])
        #expect(recital.last.first == .recovered(Texts.id(1, 7)))
    }

    @Test func `S4: after single words of garbage the later verse of a run is taken up again`() {
        var recital = Recital(hint: 67)
        recital.hear(67, 1...2)
        for text in ["مستشفيات", "برتقالة", "دراجات", "طائرات"] { #expect(recital.hear(text).isEmpty, "\(text)") }
        #expect(recital.verse == nil)
        let words = Texts.words(67, 1)
        #expect(recital.hear((words.suffix(4) + Texts.words(67, 2).prefix(4)).joined(separator: " ")) == ["67:2"])
    }

    @Test func `S5: an opening that several surahs share decides nothing, the verse after it does`() {
        var recital = Recital(hint: 1)
        recital.hear(1, 1...7)
        for text in Self.unrelated.prefix(2) { #expect(recital.hear(text).isEmpty) }
        #expect(recital.hear("سبح لله ما في السماوات").isEmpty)
        let text = Texts.garbled(
            "هو الذي بعس في امين رسلا منهم يتلو عليه ايته ويزك", of: Texts.words(62, 2, 0..<11), 0.7...0.85)
        #expect(recital.hear(text) == ["62:2"])
    }

    @Test(arguments: ["ن والقلم وما يسطرون", "نون ولقلم ما يسطرون"])
    func `S6: a garbled run of two verses is found as a span`(_ opening: String) {
        var recital = Recital(hint: 1)
        recital.hear(1, 1...7)
        for text in Self.unrelated.prefix(2) { #expect(recital.hear(text).isEmpty) }
        #expect(recital.hear(opening + " ما انت بنعم ربك بمجنو") == ["68:1-68:2"])
        #expect(recital.lastArrival?.span.ayahEnd == 2)
    }

    @Test func `S7: lost between two verses, found in another surah`() {
        var recital = Recital(hint: 1)
        recital.hear(1, 1...5)
        recital.hear(Texts.words(1, 5, 2..<4) + " " + Texts.words(1, 6, 0..<1))
        for text in Self.unrelated { #expect(recital.hear(text).isEmpty) }
        #expect(recital.verse == nil)
        #expect(recital.tracker.surahHint == nil)
        #expect(recital.hear("ن والقلم وم يسطرون ما انت بنعمه ربك بمجنو") == ["68:1-68:2"])
    }

    @Test func `S8 replaced: scraps lose nothing, the other surah is found all the same`() {
        var recital = Recital(hint: 1)
        recital.hear(1, 1...5)
        recital.hear(Texts.words(1, 5, 2..<4) + " " + Texts.words(1, 6, 0..<1))
        for text in ["ش", "ال", "أ", "كم", "ت", "شر"] { #expect(recital.hear(text).isEmpty) }
        #expect(recital.hear("ن والقلم وم يسطرون ما انت بنعمه ربك بمجنو") == ["68:1-68:2"])
    }

    @Test func `S9: the end of one verse and the next are a span`() {
        var recital = Recital(hint: 1)
        recital.hear(1, 1...7)
        for text in Self.unrelated.prefix(2) { #expect(recital.hear(text).isEmpty) }
        #expect(recital.hear(Texts.words(68, 3, 2..<5) + " " + Texts.of(68, 4)) == ["68:3-68:4"])
    }

    @Test(arguments: ["غفور رحيم", "على كل شيء قدير", "العزيز الحكيم"])
    func `S10: an ending that many verses share decides nothing`(_ text: String) {
        var recital = Recital(hint: 1)
        recital.hear(1, 1...7)
        for text in Self.unrelated.prefix(2) { #expect(recital.hear(text).isEmpty) }
        #expect(recital.hear(text).isEmpty)
        #expect(recital.verse == nil)
    }

    @Test func `S11: generic phrases after a loss lead nowhere else`() {
        var recital = Recital(hint: 2)
        recital.hear(2, 1...4)
        #expect(recital.verse == "2:4")
        for text in Self.unrelated { #expect(recital.hear(text).isEmpty) }
        #expect(recital.verse == nil)
        let before = recital.all.count
        for text in ["إن الله غفور رحيم", "الذين آمنوا وعملوا الصالحات", "من ربهم", "وهم لا يعلمون"] {
            recital.hear(text)
        }
        for verse in recital.all.dropFirst(before) { #expect((1...10).map { "2:\($0)" }.contains(verse)) }
        recital.hear(Texts.of(2, 5))
        #expect(["2:4", "2:5", "2:6"].contains(recital.verse))
    }

    @Test func `S12: the next surah with its basmala follows at once`() {
        var recital = Recital(hint: 112)
        recital.hear(112, 1...4)
        #expect(recital.actions[3].contains(.surahCompleted(112)))
        #expect(recital.hear(Texts.basmala + " " + Texts.of(113, 1)) == ["113:1"])
        #expect(recital.last.first == .basmala)
    }
}

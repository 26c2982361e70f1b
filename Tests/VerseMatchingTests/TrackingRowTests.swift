import QuranCore
import Testing

@testable import VerseMatching

/// Rows T1 to T26 of the contract, with our own strings; where a row asks to cue an unheard verse or to hold back a
/// plain jump, what was recited is reported instead (docs/contract-table.md).
@Suite struct TrackingRowTests {
    @Test func `E4: a phrase a little like the next verse leads to no other surah`() {
        var recital = Recital(hint: 1)
        recital.hear(1, 1...3)
        for text in ["ملك يوم", "ما لك يوما الدي"] { recital.hear(text) }
        #expect(recital.all.allSatisfy { $0.hasPrefix("1:") })
        #expect(["1:3", "1:4"].contains(recital.verse))
    }

    @Test func `T1: four windows of unrelated words lose the place and reach no other surah`() {
        var recital = Recital(hint: 1)
        recital.hear(1, 1...3)
        for text in ["سيارة حمراء سريعة", "مدرسة قديمة هناك", "شجرة تفاح صغيرة", "كرسي خشب جديد"] {
            #expect(recital.hear(text).isEmpty, "\(text)")
        }
        #expect(recital.verse == nil)
        #expect(recital.last == [.lost(after: Texts.id(1, 3))])
    }

    @Test func `T2: two words of the next verse, half garbled, reach it`() {
        var recital = Recital(hint: 1)
        recital.hear(1, 1...4)
        recital.hear(Texts.of(1, 5))
        #expect(recital.hear(Texts.garbled("هدن الصرة", of: Texts.words(1, 6, 0..<2), 0.45...0.7)) == ["1:6"])
    }

    @Test func `T3: a mixture does no harm`() {
        var recital = Recital(hint: 1)
        recital.hear(1, 1...6)
        recital.hear("صراط نستعين الحمد انعمت يوم")
        #expect(recital.all.allSatisfy { $0.hasPrefix("1:") })
        #expect(recital.tracker.isTracking)
    }

    @Test func `T4: two weak residues of a short next verse reach it together`() {
        var recital = Recital(hint: 1)
        recital.hear(1, 1...1)
        recital.hear("الحمد لله العالمين")
        #expect(recital.hear("الرح").isEmpty)
        #expect(recital.hear("الرحيم") == ["1:3"])
    }

    @Test func `T5 replaced: a verse heard twice is named as repeated, the next is not cued`() {
        var recital = Recital(hint: 1)
        recital.hear(1, 1...3)
        #expect(recital.hear(Texts.of(1, 3)).isEmpty)
        #expect(recital.last == [.repeated(Texts.id(1, 3), fromWord: 0)])
        #expect(recital.verse == "1:3")
    }

    @Test func `T6 replaced: the last word of a verse does not cue the next`() {
        var recital = Recital(hint: 1)
        recital.hear(1, 1...1)
        #expect(recital.hear(Texts.words(1, 2, 0..<3)) == ["1:2"])
        #expect(recital.hear("العالمين").isEmpty)
        #expect(recital.verse == "1:2")
        #expect(recital.tracker.wordsHeard == 4)
    }

    @Test func `T7 replaced: words near the end of a verse do not cue the next`() {
        var recital = Recital(hint: 18)
        recital.hear(Texts.words(18, 2, 0..<6))
        #expect(recital.hear(Texts.words(18, 2, 10..<13)).isEmpty)
        #expect(recital.verse == "18:2")
    }

    @Test func `T8: a phrase from the middle of the verse changes nothing`() {
        var recital = Recital(hint: 18)
        recital.hear(18, 4...5)
        let text = Texts.garbled("كبرت كلمه تخرج من افواههم", of: Texts.words(18, 5, 7..<12), 0.9...1)
        #expect(recital.hear(text).isEmpty)
        #expect(recital.verse == "18:5")
    }

    @Test func `T9: garbled repetitions of the verse stay there`() {
        var recital = Recital(hint: 1)
        recital.hear(1, 1...3)
        for text in ["الرحمن رحيم", "رحمن الرحي"] { #expect(recital.hear(text).isEmpty) }
        #expect(recital.verse == "1:3")
    }

    @Test func `T10 replaced: a verse passed over is named, its repetitions move nothing`() {
        var recital = Recital(hint: 1)
        recital.hear(1, 1...3)
        #expect(recital.hear(Texts.of(1, 6)) == ["1:6"])
        #expect(recital.lastArrival?.manner == .ahead)
        #expect(recital.lastArrival?.skipped.map(\.description) == ["1:4", "1:5"])
        for _ in 0..<2 {
            #expect(recital.hear(Texts.of(1, 6)).isEmpty)
            #expect(recital.last == [.repeated(Texts.id(1, 6), fromWord: 0)])
        }
        #expect(recital.hear(Texts.words(1, 7, 0..<4)) == ["1:7"])
    }

    @Test func `T11: garbled verses one after the other are followed`() {
        var recital = Recital(hint: 1)
        #expect(recital.hear(Texts.garbled("بسم اله الرحمن رحي", of: Texts.of(1, 1), 0.8...0.9)) == ["1:1"])
        #expect(recital.hear(Texts.garbled("الحمد له رب العلم", of: Texts.of(1, 2), 0.8...0.9)) == ["1:2"])
        #expect(recital.hear(Texts.garbled("الرحم الرحي", of: Texts.of(1, 3), 0.8...0.9)) == ["1:3"])
        #expect(recital.hear("مالكي") == ["1:4"])
        #expect(recital.hear(Texts.garbled("يك نبد شي", of: Texts.of(1, 5), 0.25...0.4)) == ["1:5"])
    }

    @Test func `T12 replaced: the verse after the next is reported with the one skipped`() {
        var recital = Recital(hint: 1)
        recital.hear(1, 1...4)
        #expect(recital.hear(Texts.garbled("اهدنا الصراط المستقي", of: Texts.of(1, 6), 0.9...1)) == ["1:6"])
        #expect(recital.lastArrival?.skipped.map(\.description) == ["1:5"])
    }

    @Test(arguments: [(1, 2, 4), (18, 11, 14)])
    func `T13, T14 replaced: a plain jump ahead is reported once with what was skipped`(
        _ surah: Int, _ from: Int, _ to: Int
    ) {
        var recital = Recital(hint: surah)
        recital.hear(surah, (from - 1)...from)
        #expect(recital.hear(Texts.of(surah, to)) == ["\(surah):\(to)"])
        #expect(recital.lastArrival?.skipped.map(\.ayah) == Array((from + 1)..<to))
        #expect(recital.hear(Texts.of(surah, to)).isEmpty)
        #expect(recital.verse == "\(surah):\(to)")
    }

    @Test func `T15: garbled words of this verse and of the one before stay`() {
        var recital = Recital(hint: 18)
        recital.hear(18, 1...2)
        #expect(recital.hear(Texts.garbled("بصر المومن الدين", of: Texts.words(18, 2, 6..<9), 0.5...0.7)).isEmpty)
        #expect(recital.verse == "18:2")
        recital = Recital(hint: 18)
        recital.hear(18, 10...11)
        #expect(
            recital.hear(Texts.garbled("قال برنا اثنا ملكن دنا", of: Texts.words(18, 10, 5..<10), 0.5...0.7)).isEmpty)
        #expect(recital.verse == "18:11")
    }

    @Test func `T16: a garbled vocative that opens many verses stays`() {
        var recital = Recital(hint: 62)
        recital.hear(62, 8...9)
        #expect(recital.hear(Texts.garbled("يا ايه الذي امن", of: Texts.words(62, 9, 0..<4), 0.6...0.8)).isEmpty)
        #expect(recital.verse == "62:9")
    }

    @Test func `T17: two garbled words of the verse stay`() {
        var recital = Recital(hint: 68)
        recital.hear(68, 1...1)
        #expect(recital.hear(Texts.garbled("وقلم وم", of: Texts.words(68, 1, 1..<3), 0.6...0.9)).isEmpty)
        #expect(recital.verse == "68:1")
    }

    @Test func `T18: a garbled middle stays, the next verse comes at once`() {
        var recital = Recital(hint: 68)
        recital.hear(68, 14...15)
        #expect(recital.hear(Texts.garbled("عليه اينا كل", of: Texts.words(68, 15, 2..<5), 0.5...0.8)).isEmpty)
        #expect(recital.verse == "68:15")
        #expect(recital.hear(Texts.of(68, 16)) == ["68:16"])
    }

    @Test func `T19: a garbled verse before stays`() {
        var recital = Recital(hint: 68)
        recital.hear(68, 20...21)
        #expect(recital.hear(Texts.garbled("فصحت الصريح", of: Texts.of(68, 20), 0.6...0.75)).isEmpty)
        #expect(recital.verse == "68:21")
    }

    @Test func `T20: the first words of the verse count as heard`() {
        var recital = Recital(hint: 67)
        #expect(recital.hear(Texts.words(67, 1, 0..<3)) == ["67:1"])
        #expect(recital.hear(Texts.words(67, 1, 0..<3)).isEmpty)
        #expect(recital.tracker.isTracking)
        #expect(recital.tracker.wordsHeard >= 2)
    }

    @Test func `T21: a fragment of the verse stays, the next verse comes at once`() {
        var recital = Recital(hint: 87)
        recital.hear(87, 1...7)
        #expect(recital.all == (1...7).map { "87:\($0)" })
        #expect(recital.hear("شاء الل").isEmpty)
        #expect(recital.hear(Texts.of(87, 8)) == ["87:8"])
    }

    @Test func `T22: a garbled tail of the verse before stays`() {
        var recital = Recital(hint: 87)
        recital.hear(87, 1...9)
        #expect(recital.hear(Texts.garbled("لييس", of: "لليسرى", 0.4...0.7)).isEmpty)
        #expect(recital.verse == "87:9")
    }

    @Test(arguments: ["طاولة بيضاء", "كهرباء ومصباح", "جزر وبطاطا كثيرة"])
    func `T23: garbage stays`(_ text: String) {
        var recital = Recital(hint: 87)
        recital.hear(87, 1...10)
        #expect(recital.hear(text).isEmpty)
        #expect(recital.verse == "87:10")
    }

    @Test func `T24: two garbled words of the next verse reach it`() {
        var recital = Recital(hint: 87)
        recital.hear(87, 1...4)
        #expect(recital.hear(Texts.garbled("فجله عثا", of: Texts.words(87, 5, 0..<2), 0.5...0.75)) == ["87:5"])
    }

    @Test func `T25: this verse and the next in one window reach the next`() {
        var recital = Recital(hint: 1)
        recital.hear(1, 1...1)
        #expect(recital.hear(Texts.of(1, 1) + " " + Texts.of(1, 2)) == ["1:2"])
    }

    @Test func `T26: eight scraps of one to three letters keep the place`() {
        var recital = Recital(hint: 1)
        recital.hear(1, 1...3)
        for scrap in ["ش", "ال", "أ", "الم", "ت", "شر", "و", "كم"] { #expect(recital.hear(scrap).isEmpty, "\(scrap)") }
        #expect(recital.verse == "1:3")
    }
}

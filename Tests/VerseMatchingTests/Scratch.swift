import QuranCore
import Testing
@testable import VerseMatching
@Suite struct ScratchTests {
    func show(_ tracker: TextTracker, _ text: String) {
        var ex = tracker.explainer
        let f = TextFolder.fold(text)
        print("== ", text, f)
        for p in ex.explain(f.letters, prior: tracker.prior()) {
            var t = FoldedText(); t.letters = Array(Texts.index.stream.letters[p.alignment.stream])
            var q = FoldedText(); q.letters = Array(f.letters[p.alignment.text])
            print("  ", q, "~", t, "score", p.alignment.score, "rival", p.rival, "agree", p.agreement, "words", p.wordCount, p.parts.map { ($0.verse.map(VerseID.init(index:)).map(\.description) ?? "-", $0.gain, $0.coverage) })
        }
    }
    @Test func d1() {
        for t in ["كتابة تاريخية","والله كبير", "قلم لينظر ياسمين جديد عن"] { show(TextTracker(index: Texts.index, surahHint: 18), t) }
        var r = Recital(hint: 2); r.hear(2, 1...4)
        for t in SurahChangeRowTests.unrelated { show(r.tracker, t); r.hear(t) }
        r = Recital(hint: 67); r.hear(67, 1...2)
        for t in ["مستشفيات", "برتقالة", "دراجات", "طائرات"] { show(r.tracker, t) }
        r = Recital(hint: 1); r.hear(1, 1...5)
        r.hear(Texts.words(1, 5, 2..<4) + " " + Texts.words(1, 6, 0..<1)); print(r.verse as Any)
        for t in SurahChangeRowTests.unrelated { show(r.tracker, t) }
        r = Recital(hint: 68); r.hear(68, 20...21)
        show(r.tracker, "فصحت الصريح")
    }
}

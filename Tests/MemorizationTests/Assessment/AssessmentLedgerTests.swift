import Memorization
import QuranCore
import Testing

@Suite struct AssessmentLedgerTests {
    @Test func `overrides change verdict and score, and undo takes them back one by one`() throws {
        var words = try Recitations.words("112:1")
        words.remove(at: 2)
        let original = try Recitations.assess(words, "112:1")
        var ledger = AssessmentLedger(original)
        #expect(ledger.current.accuracy < 0.7)
        ledger.apply(.word(2, right: true))
        #expect(ledger.current.accuracy == 1)
        ledger.apply(.grade(.hard))
        #expect(ledger.recall == Recall(grade: .hard))
        let refused = ledger.apply(.word(4, right: true))
        #expect(!refused)
        #expect(ledger.overrides == [.word(2, right: true), .grade(.hard)])
        let grade = ledger.undo()
        #expect(grade == .grade(.hard))
        #expect(ledger.recall.accuracy == 1)
        let word = ledger.undo()
        #expect(word == .word(2, right: true))
        #expect(ledger.current == original)
        let nothing = ledger.undo()
        #expect(nothing == nil)
    }

    @Test func `a passage is split into its verses`() throws {
        var words = try Recitations.words("112:1") + Recitations.words("112:2")
        words.remove(at: 4)
        let report = RecitationReport(try Recitations.assess(words, "112:1", "112:2"))
        #expect(report.verses.map(\.missed) == [0, 1])
        #expect(report.verses.map(\.words) == [4, 2])
        #expect(report.verses[0].score == 1)
        #expect(report.verses[1].score < 1)
    }
}

import Memorization
import QuranCore
import Testing

@Suite struct LiveAssessmentTests {
    @Test(arguments: ["2:21", "112:1", "24:35", "103:3"])
    func `revealed words only ever grow, whatever a transcript does`(
        verse: String
    ) throws {
        let passage = try Recitations.passage(verse)
        let words = try Recitations.words(verse)
        var live = LiveAssessment(passage)
        var random = SeededRandom(7)
        var before: Set<Int> = []
        for end in 0...words.count {
            // A partial transcript may lose words it had.
            var partial = Array(words[0..<end])
            if !partial.isEmpty, Bool.random(using: &random) {
                partial.remove(at: Int.random(in: partial.indices, using: &random))
            }
            let new = live.update(try Recitations.assess(partial, verse, isFinal: false))
            #expect(live.revealed.isSuperset(of: before))
            #expect(Set(new) == live.revealed.subtracting(before))
            before = live.revealed
        }
        live.update(try Recitations.assess(words, verse, isFinal: false))
        #expect(live.revealed == Set(passage.words.indices))
    }

    @Test func `help lowers the score by the stated shares`() throws {
        var live = LiveAssessment(try Recitations.passage("112:1"))
        let words = try Recitations.words("112:1")
        live.help(.peek, with: 1)
        live.help(.hint, with: 1)
        live.help(.hint, with: 2)
        live.help(.peek, with: 99)
        live.update(try Recitations.assess(words, "112:1"))
        let current = try #require(live.current)
        #expect(current.words.map(\.help) == [.none, .peek, .hint, .none])
        // Letters: qul 2, huwa 2, allah 4, ahad 3.
        #expect(current.accuracy == (2 + 2 * 0.5 + 4 * 0.75 + 3) / 11)
        #expect(current.peeks == 1)
        live.help(.peek, with: 0)
        #expect(live.help[0] == nil)
    }
}

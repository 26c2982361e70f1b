import Memorization
import QuranCore
import Testing

@Suite struct LookAlikesTests {
    @Test func `identical verses are found as counted, and look-alikes by their longest common run`() throws {
        let lookAlikes = LookAlikes(try Recitations.quran.get())
        let groups = lookAlikes.identicalGroups
        #expect(groups.first { $0.contains { $0.description == "55:13" } }?.count == 31)
        #expect(groups.count == 98)
        #expect(groups.reduce(0) { $0 + $1.count } == 280)
        let matches = lookAlikes.matches(of: try Logs.verse("3:23"))
        #expect(matches.contains { $0.verse.description == "4:44" && $0.sharedWords >= 8 })
        #expect(matches.contains { $0.verse.description == "4:51" })
        #expect(lookAlikes.matches(of: try Logs.verse("55:13")).prefix(30).allSatisfy { $0.likeness == 1 })
        for (verse, other) in [("2:62", "5:69"), ("2:48", "2:123")] {
            #expect(lookAlikes.matches(of: try Logs.verse(verse)).contains { $0.verse.description == other })
            #expect(lookAlikes.matches(of: try Logs.verse(other)).contains { $0.verse.description == verse })
        }
    }
}

import QuranCore
import Testing

@Suite struct SoundAlikeTests {
    let quran: Quran

    init() throws { self.quran = try Quran.load() }

    @Test func `the groups are those of equal phonemes, computed again`() {
        var groups: [[UInt8]: [VerseID]] = [:]
        for verse in VerseID.all { groups[quran.lexicon.phonemes(of: verse), default: []].append(verse) }
        let computed = groups.values.filter { $0.count > 1 }.sorted { $0[0] < $1[0] }
        #expect(quran.soundAlikeGroups == computed)
        #expect(computed.count == 99)
        #expect(computed.reduce(0) { $0 + $1.count } == 282)
    }

    @Test(arguments: [("55:13", 30), ("77:15", 10), ("26:9", 7), ("2:1", 5), ("112:1", 0)])
    func `a verse names the others that sound like it`(verse: String, others: Int) throws {
        let verse = try #require(VerseID(verse))
        let alikes = quran.soundAlikes(of: verse)
        #expect(alikes.count == others)
        #expect(!alikes.contains(verse))
        for other in alikes {
            #expect(quran.soundAlikes(of: other).contains(verse))
            #expect(quran.lexicon.phonemes(of: other) == quran.lexicon.phonemes(of: verse))
        }
    }
}

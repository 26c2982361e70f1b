import QuranCore
import Testing

@Suite struct WordMapTests {
    let quran: Quran

    init() throws { self.quran = try Quran.load() }

    @Test func `363 verses differ in word count, 77,800 Imlaei words in all`() {
        let counts = VerseID.all.map { (quran.wordRange(of: $0).count, quran.imlaeiWordCount(of: $0)) }
        #expect(counts.filter { $0.0 != $0.1 }.count == 363)
        #expect(counts.reduce(0) { $0 + $1.1 } == 77_800)
    }

    @Test func `the Imlaei words of the text are as many as the map says`() {
        for verse in VerseID.all {
            #expect(quran.imlaeiWords(of: verse).count == quran.imlaeiWordCount(of: verse), "\(verse)")
        }
    }

    @Test func `Uthmani words cover the Imlaei words in order, and each Imlaei word leads back`() {
        for verse in VerseID.all {
            var next = 0
            for word in 0..<quran.wordRange(of: verse).count {
                let range = quran.imlaeiWords(ofUthmaniWord: word, of: verse)
                #expect(range.lowerBound == next && !range.isEmpty, "\(verse) word \(word)")
                for imlaei in range { #expect(quran.uthmaniWord(ofImlaeiWord: imlaei, of: verse) == word, "\(verse)") }
                next = range.upperBound
            }
            #expect(next == quran.imlaeiWordCount(of: verse), "\(verse)")
        }
    }

    /// A wrong split would pair words whose consonants have nothing to do with each other.
    @Test func `a Uthmani word and its Imlaei words begin with the same letter`() {
        for verse in VerseID.all {
            let imlaei = quran.imlaeiWords(of: verse).map(ArabicNormalizer.normalizedScalars)
            // Al-Aykah is written without its alef in these two.
            if ["26:176", "38:13"].contains(verse.description) { continue }
            for (index, word) in quran.words(of: verse).map(ArabicNormalizer.normalizedScalars).enumerated() {
                let counterpart = imlaei[quran.imlaeiWords(ofUthmaniWord: index, of: verse)].flatMap { $0 }
                let heads = [word.first, counterpart.first].map { head in
                    head.map { "اءأئؤ".unicodeScalars.contains($0) ? "ا" : $0 }
                }
                #expect(heads[0] == heads[1], "\(verse) word \(index)")
            }
        }
    }

    @Test(arguments: [("2:21", 0, 0..<2), ("2:21", 1, 2..<3), ("20:94", 1, 1..<4), ("1:2", 3, 3..<4)])
    func `known words map as they are written`(verse: String, word: Int, imlaei: Range<Int>) throws {
        #expect(quran.imlaeiWords(ofUthmaniWord: word, of: try #require(VerseID(verse))) == imlaei)
    }
}

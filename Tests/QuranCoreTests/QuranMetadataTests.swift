import QuranCore
import Testing

@Suite struct QuranMetadataTests {
    let quran: Quran

    init() throws { self.quran = try Quran.load() }

    @Test(arguments: [
        (1, "الفاتحة", "Al-Fatihah", "The Opening", 7), (18, "الكهف", "Al-Kahf", "The Cave", 110),
        (114, "الناس", "An-Nas", "Mankind", 6),
    ])
    func `a surah has its names and its verses`(
        number: Int, arabic: String, transliterated: String, english: String, verses: Int
    ) {
        let surah = quran.surah(number)
        #expect(surah.number == number)
        #expect(surah.arabicName == arabic)
        #expect(surah.transliteratedName == transliterated)
        #expect(surah.englishName == english)
        #expect(surah.ayahCount == verses)
        #expect(surah.verses.count == verses)
        #expect(surah.verses.allSatisfy { $0.surah == number })
    }

    @Test func `86 surahs are Meccan, 28 Medinan, and every place in the order of revelation is taken once`() {
        #expect(quran.surahs.filter { $0.place == .meccan }.count == 86)
        #expect(quran.surahs.filter { $0.place == .medinan }.count == 28)
        #expect(quran.surahs.map(\.revelationOrder).sorted() == Array(1...114))
        #expect(quran.surah(96).revelationOrder == 1)
    }

    @Test func `names are complete and no two surahs share one`() {
        for names in [
            quran.surahs.map(\.arabicName), quran.surahs.map(\.transliteratedName), quran.surahs.map(\.englishName),
        ] {
            #expect(Set(names).count == 114)
            #expect(!names.contains(""))
        }
    }

    @Test func `the surahs with a basmala before them are those that the texts give one`() {
        for surah in quran.surahs {
            #expect(surah.hasBasmala == (quran.basmala(of: surah.number, script: .uthmani) != nil))
        }
    }

    @Test(arguments: Division.allCases)
    func `parts follow each other without gap, and each verse finds its part`(division: Division) {
        var next = 0
        for number in 1...division.count {
            let verses = quran.verses(of: division, number)
            #expect(verses.lowerBound.index == next)
            for verse in verses { #expect(quran.number(of: division, containing: verse) == number) }
            next = verses.upperBound.index + 1
        }
        #expect(next == VerseID.count)
    }

    @Test func `a hizb is four quarters and a juz two hizbs`() {
        for verse in VerseID.all {
            #expect((quran.rub(of: verse) + 3) / 4 == quran.hizb(of: verse))
            #expect((quran.hizb(of: verse) + 1) / 2 == quran.juz(of: verse))
        }
    }

    /// Where editions differ, these are the places of the Tanzil metadata.
    @Test(arguments: [
        (Division.juz, 4, "3:93"), (.juz, 11, "9:93"), (.juz, 23, "36:28"), (.juz, 30, "78:1"), (.page, 121, "5:77"),
        (.page, 604, "112:1"), (.rub, 2, "2:26"), (.manzil, 7, "50:1"), (.ruku, 556, "114:1"),
    ])
    func `a part begins where the named edition has it`(division: Division, number: Int, first: String) {
        #expect(quran.verses(of: division, number).lowerBound == VerseID(first))
    }

    @Test func `15 prostrations, 4 of them obligatory, stand where the text has the sign`() {
        #expect(quran.sajdas.count == 15)
        #expect(quran.sajdas.filter { $0.duty == .obligatory }.count == 4)
        let signed = VerseID.all.filter { quran.text(of: $0, script: .uthmani).unicodeScalars.contains("\u{6E9}") }
        #expect(quran.sajdas.map(\.verse) == signed)
        #expect(VerseID("32:15").flatMap(quran.sajda(at:))?.number == 10)
        #expect(VerseID("32:16").flatMap(quran.sajda(at:)) == nil)
    }
}

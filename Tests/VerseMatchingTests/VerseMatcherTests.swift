import QuranCore
import Testing

@testable import VerseMatching

@Suite struct VerseMatcherTests {
    private let matcher = Texts.matcher

    private func isFound(_ verse: VerseID, by match: VerseMatch) -> Bool {
        match.span == VerseSpan(verse) || match.alternatives.contains(VerseSpan(verse))
    }

    @Test(arguments: Script.allCases)
    func `every verse finds itself or its twins with score 1`(_ script: Script) throws {
        for verse in Texts.verses {
            let text = script == .uthmani ? Texts.uthmani[verse.index] : Texts.imlaei[verse.index]
            let match = try #require(matcher.best(text), "\(verse)")
            #expect(match.score == 1, "\(verse)")
            #expect(match.coverage == 1, "\(verse)")
            #expect(isFound(verse, by: match), "\(verse) \(match.span)")
        }
    }

    @Test(arguments: ["يَـٰٓأَيُّهَا ٱلنَّاسُ", "يا أيها الناس"])
    func `2_21 scores 1 in both word splits`(_ opening: String) throws {
        let rest = Texts.words(2, 21).dropFirst(3).joined(separator: " ")
        let match = try #require(matcher.best(opening + " " + rest))
        #expect(match.span.description == "2:21")
        #expect(match.score == 1)
    }

    @Test func `every verse before its surah's basmala is found with the basmala as well`() throws {
        for surah in 2...114 where surah != 9 {
            for script in Script.allCases {
                let text = Texts.quran.basmala(of: surah, script: script) ?? ""
                let match = try #require(
                    matcher.best(
                        text + " " + Texts.quran.text(of: Texts.id(surah, 1), script: script), surahHint: surah))
                #expect(match.span == VerseSpan(Texts.id(surah, 1)), "\(surah)")
                #expect(match.hasBasmala)
                #expect(match.score == 1)
            }
        }
    }

    @Test func `the basmala alone is 1_1 and the one in 27_30 stays part of its verse`() throws {
        #expect(matcher.best(Texts.basmala)?.span.description == "1:1")
        #expect(matcher.best(Texts.of(27, 30))?.span.description == "27:30")
        #expect(matcher.best(Texts.basmala + " " + Texts.of(1, 2))?.span.description == "1:1-1:2")
    }

    @Test func `twins are listed`() throws {
        let match = try #require(matcher.best(Texts.of(55, 13)))
        #expect(match.alternatives.count == 30)
        #expect(match.alternatives.allSatisfy { $0.from.surah == 55 })
        #expect(Texts.index.twins(of: Texts.id(26, 66)) == [Texts.id(37, 82)])
        #expect(Texts.index.twins(of: Texts.id(112, 1)).isEmpty)
    }

    @Test func `the hinted surah is preferred among equals only`() {
        #expect(matcher.best(Texts.of(37, 82), surahHint: 37)?.span.description == "37:82")
        #expect(matcher.best(Texts.of(37, 82), surahHint: 26)?.span.description == "26:66")
        #expect(matcher.best(Texts.of(112, 1), surahHint: 1)?.span.description == "112:1")
        #expect(matcher.best(Texts.of(18, 10), surahHint: 114)?.span.description == "18:10")
    }

    @Test(arguments: [(2, 1, 3), (62, 2, 3), (112, 1, 4), (36, 10, 12), (93, 5, 11)])
    func `verses in a row are a span`(_ surah: Int, _ first: Int, _ last: Int) throws {
        let text = (first...last).map { Texts.of(surah, $0) }.joined(separator: " ")
        let match = try #require(matcher.best(text))
        #expect(match.span == VerseSpan(Texts.id(surah, first), to: Texts.id(surah, last)))
        #expect(match.span.ayahEnd == last)
        #expect(match.score == 1)
        #expect(match.coverage == 1)
    }

    @Test func `E2: 1_5 without a hint scores 1`() {
        #expect(matcher.best(Texts.of(1, 5))?.span.description == "1:5")
        #expect(matcher.best(Texts.of(1, 5))?.score == 1)
    }

    @Test func `E3: 112_1 under its hint`() {
        #expect(matcher.best(Texts.of(112, 1), surahHint: 112)?.span.description == "112:1")
    }

    @Test func `E5: the first words of a long verse are that verse, in part`() throws {
        let match = try #require(matcher.best(Texts.words(62, 2, 0..<3), surahHint: 62))
        #expect(match.span.description == "62:2")
        #expect(match.score == 1)
        #expect(match.coverage < 0.2)
    }

    @Test func `E6: an opening with its last words cut is the first verse of its surah`() throws {
        let text = Texts.garbled("لم يكن الذين كفروا", of: Texts.words(98, 1, 0..<6), 0.7...0.8)
        #expect(matcher.best(text)?.span.description == "98:1")
    }

    @Test(arguments: ["", "hello", "12", "ا", "ؤئء"])
    func `text that folds to nothing matches nothing`(_ text: String) {
        #expect(matcher.search(text).isEmpty)
    }

    @Test func `at most the wanted number of matches comes back, best first`() {
        for limit in [0, 1, 3, 10] {
            let matches = matcher.search(Texts.words(2, 2, 0..<5), limit: limit)
            #expect(matches.count <= limit)
            #expect(zip(matches, matches.dropFirst()).allSatisfy { $0.score >= $1.score - 0.05 })
        }
    }

    @Test(arguments: ["الم", "ألف لام ميم", "كهيعص", "كاف ها يا عين صاد", "يس", "يا سين", "حا ميم"])
    func `letters that open surahs are found as written and as spoken`(_ text: String) throws {
        let match = try #require(matcher.best(text))
        #expect(match.score == 1)
        #expect(match.span.from.ayah == 1)
    }
}

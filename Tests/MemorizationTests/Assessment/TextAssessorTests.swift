import Memorization
import QuranCore
import Testing

/// 103:3 has nine words: illa, alladhina, amanu, wa'amilu, as-salihat, watawasaw, bil-haqq, watawasaw, bis-sabr.
@Suite struct TextAssessorTests {
    private let verse = "103:3"

    private func assess(_ edit: (inout [String]) -> Void, isFinal: Bool = true) throws -> Assessment {
        var words = try Recitations.words(verse)
        edit(&words)
        return try Recitations.assess(words, verse, isFinal: isFinal)
    }

    @Test func `every verse recited rightly scores one in both spellings`() throws {
        let quran = try Recitations.quran.get()
        let assessor = try Recitations.assessor.get()
        for verse in VerseID.all {
            let passage = Passage(verse, of: quran)
            for script in Script.allCases {
                let assessment = assessor.assess(quran.text(of: verse, script: script), for: passage)
                #expect(assessment.accuracy == 1, "\(verse) in \(script): \(Recitations.verdicts(assessment))")
                #expect(assessment.extras.isEmpty, "\(verse) in \(script): \(assessment.extras)")
            }
        }
    }

    @Test(arguments: ["2:21", "4:133", "20:94", "37:130"]) func `splitting or joining words changes nothing`(
        verse: String
    ) throws {
        let words = try Recitations.words(verse)
        let quran = try Recitations.quran.get()
        let id = try #require(VerseID(verse))
        let places = words.indices.map { quran.uthmaniWord(ofImlaeiWord: $0, of: id) }
        // A word may not swallow one piece of another that has several.
        let isWhole = places.map { place in places.count { $0 == place } == 1 }
        for position in 1..<words.count
        where places[position] == places[position - 1] || isWhole[position] && isWhole[position - 1] {
            var joined = words
            joined[position - 1] += joined.remove(at: position)
            #expect(try Recitations.assess(joined, verse).accuracy == 1, "\(joined)")
        }
    }

    @Test(arguments: 0..<9) func `a word left out is missed and no other`(position: Int) throws {
        let assessment = try assess { $0.remove(at: position) }
        let missed = assessment.words.indices.filter { assessment.words[$0].verdict == .missed }
        #expect(missed == [position])
        #expect(assessment.extras.isEmpty)
    }

    @Test(arguments: 0..<9) func `another word in a place is wrong, with what was said`(position: Int) throws {
        let assessment = try assess { $0[position] = "شجرة" }
        #expect(assessment.words[position].verdict == .wrong(heard: "شجره"))
        #expect(assessment.words.count { $0.verdict == .matched } == 8)
    }

    @Test func `an added word is shown and takes something off`() throws {
        let assessment = try assess { $0.insert("شجرة", at: 3) }
        #expect(Recitations.verdicts(assessment) == "MMMMMMMMM")
        #expect(assessment.extras == [ExtraSpeech(kind: .added, heard: "شجره", wordCount: 1, place: 3)])
        let total = assessment.words.reduce(0) { $0 + $1.weight }
        #expect(assessment.accuracy == (total - 2) / total)
    }

    @Test func `a repeated phrase is no mistake`() throws {
        let assessment = try assess { $0.insert(contentsOf: $0[2..<5], at: 5) }
        #expect(Recitations.verdicts(assessment) == "MMMMMMMMM")
        #expect(assessment.accuracy == 1)
        #expect(assessment.extras == [ExtraSpeech(kind: .repeated(2..<5), heard: nil, wordCount: 3, place: 2)])
        #expect(assessment.words.map(\.repetitions) == [0, 0, 1, 1, 1, 0, 0, 0, 0])
    }

    @Test func `words in the wrong order are out of order, not missed`() throws {
        let assessment = try assess { $0.swapAt(3, 4) }
        #expect(assessment.words.count { $0.verdict == .outOfOrder } == 1)
        #expect(assessment.words.count { $0.verdict == .matched } == 8)
    }

    @Test func `a word begun again and then right is a self-correction and no miss`() throws {
        let broken = try assess { $0.insert("والص", at: 4) }
        let word = try assess { $0.insert("الص", at: 4) }
        let back = try assess { $0.replaceSubrange(4...4, with: ["شجرة", $0[3], $0[4]]) }
        for assessment in [word, back] {
            #expect(assessment.words[4].verdict == .selfCorrected)
            #expect(assessment.accuracy == 1)
        }
        #expect(broken.accuracy >= 0.9)
    }

    @Test func `a word passed over and then supplied at once is a self-correction`() throws {
        // 1 2 3 5 6, then back: 4 5 6 ...
        let assessment = try assess { words in
            words = Array(words[0..<3] + words[4..<6] + words[3..<9])
        }
        #expect(Recitations.verdicts(assessment) == "MMMSMMMMM")
    }

    @Test func `opening formulas are no part of a passage`() throws {
        let opening = ["أعوذ", "بالله", "من", "الشيطان", "الرجيم", "بسم", "الله", "الرحمن", "الرحيم"]
        for verse in ["103:1", "112:1", "2:255"] {
            let assessment = try Recitations.assess(opening + Recitations.words(verse), verse)
            #expect(assessment.accuracy == 1)
            #expect(assessment.extras.map(\.kind) == [.opening])
        }
        #expect(try Recitations.assess(Array(opening[5...]), "1:1").accuracy == 1)
        let both = try Recitations.words("112:4") + opening[5...] + Recitations.words("113:1")
        #expect(try Recitations.assess(both, "112:4", "113:1").accuracy == 1)
    }

    @Test func `letters that open a surah may be written as their names`() throws {
        #expect(try Recitations.assess(["الف", "لام", "ميم"], "2:1").accuracy == 1)
        #expect(try Recitations.assess(["كاف", "ها", "يا", "عين", "صاد"], "19:1").accuracy == 1)
        #expect(try Recitations.assess(["يا", "سين"], "36:1").accuracy == 1)
    }

    @Test func `drift into another verse is named`() throws {
        // 3:23 and 4:44 begin alike; the reciter goes on as in 4:44.
        let drifted = try Recitations.words("4:44")
        let assessment = try Recitations.assess(drifted, "3:23")
        let drifts = RecitationReport(assessment).drifts
        #expect(drifts.first?.contains(try #require(VerseID("4:44"))) == true)
        #expect(assessment.accuracy < 0.7)
    }

    @Test func `a whole other verse is a drift to it`() throws {
        let assessment = try Recitations.assess(
            Recitations.words("103:2") + Recitations.words("95:6"), "103:2", "103:3")
        #expect(RecitationReport(assessment).drifts.first?.contains(try #require(VerseID("95:6"))) == true)
    }

    @Test func `reciting on into the next verse is shown and takes nothing off`() throws {
        let assessment = try Recitations.assess(
            Recitations.words("112:1") + Recitations.words("112:2")
                + Recitations.words("112:3"), "112:1", "112:2")
        #expect(assessment.accuracy == 1)
        #expect(assessment.extras.map(\.kind) == [.continued(into: try #require(VerseID("112:3")))])
    }

    @Test(arguments: ["", "hello world", "12345 !?", "   "]) func `nothing Arabic gives nothing`(text: String) throws {
        let assessment = try Recitations.assess([text], verse)
        #expect(assessment.accuracy == 0)
        #expect(assessment.words.allSatisfy { $0.verdict == .missed })
        #expect(try Recitations.assess([text], verse, isFinal: false).words.allSatisfy { $0.verdict == .pending })
    }

    @Test func `one word pulls the place three words ahead and never four`() throws {
        let words = try Recitations.words("2:255")
        let ahead = try (4...5).map { try Recitations.assess([words[0], words[$0]], "2:255", isFinal: false) }
        #expect(Recitations.verdicts(ahead[0]).prefix(6) == "M---M.")
        #expect(Recitations.verdicts(ahead[1]).prefix(6) == "M.....")
    }

    @Test func `a long passage is assessed as a whole`() throws {
        let quran = try Recitations.quran.get()
        let surah = quran.surah(67).verses
        var words = surah.flatMap { quran.imlaeiWords(of: $0) }
        words.removeSubrange(100..<104)
        let assessment = try Recitations.assessor.get().assess(
            words.joined(separator: " "), for: Passage(surah, of: quran))
        #expect(assessment.words.count { $0.verdict == .missed } == 4)
        #expect(assessment.words.count { $0.verdict == .matched } == assessment.words.count - 4)
    }
}

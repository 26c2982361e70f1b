import QuranCore
import Testing

@Suite struct QuranTextTests {
    let quran: Quran
    let verses = (0..<VerseID.count).map(VerseID.init(index:))

    init() throws { self.quran = try Quran.load() }

    @Test func `the basmala is apart in 112 surahs, of which 95 and 97 spell it with a shadda more`() throws {
        for script in Script.allCases {
            let common = try #require(quran.basmala(of: 2, script: script))
            for surah in 1...114 {
                let basmala = quran.basmala(of: surah, script: script)
                switch surah {
                case 1, 9: #expect(basmala == nil)
                case 95, 97:
                    let scalars = try #require(basmala).unicodeScalars
                    #expect(scalars.count == common.unicodeScalars.count + 1)
                    #expect(scalars.filter { $0 != "\u{651}" } == common.unicodeScalars.filter { $0 != "\u{651}" })
                default: #expect(try Array(#require(basmala).utf8) == Array(common.utf8))
                }
            }
        }
    }

    @Test func `the basmala counts as 1:1 and stays inside 27:30`() throws {
        let basmala = try #require(quran.basmala(of: 2, script: .uthmani))
        let first = try #require(VerseID(surah: 1, ayah: 1))
        #expect(Array(quran.text(of: first, script: .uthmani).utf8) == Array(basmala.utf8))
        let letter = try #require(VerseID(surah: 27, ayah: 30))
        #expect(quran.words(of: letter).count == 8)
        #expect(quran.text(of: letter, script: .uthmani) == quran.fullText(of: letter, script: .uthmani))
    }

    @Test func `2:1 without its basmala is three letters in either spelling`() throws {
        let verse = try #require(VerseID(surah: 2, ayah: 1))
        for script in Script.allCases {
            #expect(ArabicNormalizer.normalize(quran.text(of: verse, script: script)) == "الم")
        }
    }

    @Test func `a full Uthmani text is the basmala, a space and the text, or the text alone`() {
        for verse in verses {
            let text = quran.text(of: verse, script: .uthmani)
            let glued = verse.ayah == 1 ? quran.basmala(of: verse.surah, script: .uthmani) : nil
            let expected = glued.map { $0 + " " + text } ?? text
            #expect(Array(quran.fullText(of: verse, script: .uthmani).utf8) == Array(expected.utf8), "\(verse)")
        }
    }

    @Test func `no text is empty or has spaces at its ends`() {
        for verse in verses {
            for script in Script.allCases {
                let scalars = quran.text(of: verse, script: script).unicodeScalars
                #expect(scalars.first != nil && scalars.first != " " && scalars.last != " ", "\(verse) \(script)")
            }
        }
    }
}

import QuranCore
import Testing

@Suite struct QuranWordTests {
    let quran: Quran
    let verses = (0..<VerseID.count).map(VerseID.init(index:))

    init() throws { self.quran = try Quran.load() }

    @Test func `words of the text are as many as the numbering gives, 77,433 in all`() {
        #expect(quran.wordCount == 77_433)
        var next = 0
        for verse in verses {
            let range = quran.wordRange(of: verse)
            #expect(range.lowerBound == next)
            #expect(quran.words(of: verse).count == range.count, "\(verse)")
            next = range.upperBound
        }
        #expect(next == quran.wordCount)
    }

    @Test func `the verse of a word is the verse whose range holds it`() {
        for verse in verses {
            let range = quran.wordRange(of: verse)
            #expect(quran.verse(ofWord: range.lowerBound) == verse)
            #expect(quran.verse(ofWord: range.upperBound - 1) == verse)
        }
    }

    @Test func `words with their marks join to the text again`() {
        for verse in verses {
            let pieces = quran.wordsWithMarks(of: verse)
            #expect(pieces.count == quran.wordRange(of: verse).count, "\(verse)")
            #expect(Array(pieces.joined(separator: " ").utf8) == Array(quran.text(of: verse, script: .uthmani).utf8))
        }
    }

    @Test func `a pause mark after a space is no word`() throws {
        let verse = try #require(VerseID(surah: 2, ayah: 2))
        #expect(quran.text(of: verse, script: .uthmani).unicodeScalars.contains("\u{6DB}"))
        #expect(
            quran.words(of: verse).map(ArabicNormalizer.normalize) == [
                "ذلك", "الكتب", "لا", "ريب", "فيه", "هدي", "للمتقين",
            ])
    }

    @Test func `a word by its number is the word of its verse`() throws {
        let verse = try #require(VerseID(surah: 112, ayah: 4))
        let range = quran.wordRange(of: verse)
        #expect(range.map(quran.word) == quran.words(of: verse))
    }
}

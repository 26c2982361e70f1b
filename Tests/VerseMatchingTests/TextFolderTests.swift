import QuranCore
import Testing

@testable import VerseMatching

@Suite struct TextFolderTests {
    private func fold(_ text: String) -> String { TextFolder.fold(text).description }

    @Test func `99 in 100 verses fold to the same letters in both scripts, the rest nearly`() {
        var equal = 0
        for verse in Texts.verses {
            let uthmani = TextFolder.fold(Texts.uthmani[verse.index]).letters
            let imlaei = TextFolder.fold(Texts.imlaei[verse.index]).letters
            if uthmani == imlaei { equal += 1 }
            #expect(EditDistance.similarity(uthmani, imlaei) >= 0.95, "\(verse)")
        }
        // 99.58 %; the others write a ya or waw that one script leaves out (رءا, رأى) or split أن لو.
        #expect(equal == 6_210)
    }

    @Test func `words are counted as the Quran data counts them`() {
        for verse in Texts.verses {
            #expect(
                TextFolder.fold(Texts.uthmani[verse.index]).wordCount == Texts.quran.words(of: verse).count, "\(verse)")
        }
    }

    @Test func `every word keeps a letter`() {
        for verse in Texts.verses {
            let text = TextFolder.fold(Texts.uthmani[verse.index])
            #expect(Set(text.words).count == text.wordCount, "\(verse)")
            #expect(text.words == text.words.sorted())
        }
    }

    @Test(arguments: [
        ("يَـٰٓأَيُّهَا", "يا أيها"), ("ٱلصَّلَوٰةَ", "الصلاة"), ("ٱلَّيْلِ", "الليل"), ("بِأَيْي۟دٍ", "بأيد"),
        ("هَدَىٰهُمُ", "هداهم"), ("مُوسَىٰ", "موسى"), ("بِهِۦ", "به"), ("دَاوُۥدُ", "داوود"), ("ٱلنَّبِيِّـۧنَ", "النبيين"),
        ("وَيَبْصُۜطُ", "ويبسط"), ("ءَامَنُوا۟", "آمنوا"), ("يَسْـَٔلُونَكَ", "يسألونك"), ("رَحْمَةً", "رحمه"),
        ("ٱلسَّمَـٰوَٰتِ", "السماوات"), ("فِى", "في"),
    ])
    func `both spellings of a word fold to the same letters`(_ uthmani: String, _ imlaei: String) {
        #expect(fold(uthmani) == fold(imlaei))
        #expect(!fold(uthmani).isEmpty)
    }

    @Test func `letters that differ in sound stay apart`() {
        #expect(fold("قلب") != fold("كلب"))
        #expect(fold("السماوات") == "لسموت")
    }

    @Test func `Persian letters and presentation forms are read as their Arabic twins`() {
        #expect(fold("کتاب") == fold("كتاب"))
        #expect(fold("ﻛﺘﺎﺏ") == fold("كتاب"))
    }

    @Test(arguments: ["", "   ", "hello, world", "123", "؟!", "\u{064E}\u{0651}"])
    func `text without Arabic letters folds to nothing`(_ text: String) {
        #expect(TextFolder.fold(text) == FoldedText())
    }

    @Test func `letters between other scripts are kept with their words`() {
        let text = TextFolder.fold("and he said قُلْ, then هُوَ")
        #expect(text.description == "قلهو")
        #expect(text.wordCount == 2)
        #expect(text.words == [0, 0, 1, 1])
    }
}

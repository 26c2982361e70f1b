import QuranCore
import Testing

@Suite struct ArabicNormalizerTests {
    @Test(arguments: [
        ("بِسْمِ ٱللَّهِ ٱلرَّحْمَـٰنِ ٱلرَّحِيمِ", "بسم الله الرحمن الرحيم"),
        ("أإآٱٲٳ", "اااااا"),
        ("رَحْمَةٌ", "رحمه"),
        ("هُدًى", "هدي"),
        ("ؤئء", "ؤئء"),
        ("لَهُۥ بِهِۦ", "له به"),
        ("فِيهَا ۖ وَلَا", "فيها ولا"),
        ("۞ وَإِذْ يَسْجُدُونَ ۩", "واذ يسجدون"),
        ("\u{FEFF}  قل\t\nهو  ", "قل هو"),
        ("قل،هو؟الله!", "قل هو الله"),
        ("قُلْ ﴿١﴾ هُوَ 23", "قل هو"),
        ("من\u{200C}کی\u{200D}", "منكي"),
        ("ﷲ ﻻ ﻟﻠﻪ ﻰ ﺀ", "الله لا لله ي ء"),
        ("salam قل", "salam قل"),
        ("", ""),
        (" ۖ ", ""),
    ])
    func `text is brought down to bare letters`(text: String, letters: String) {
        #expect(Array(ArabicNormalizer.normalize(text).unicodeScalars) == Array(letters.unicodeScalars))
    }

    @Test func `normalising twice changes nothing more, on every verse in both spellings`() throws {
        let quran = try Quran.load()
        for verse in (0..<VerseID.count).map(VerseID.init(index:)) {
            for script in Script.allCases {
                let once = ArabicNormalizer.normalizedScalars(quran.text(of: verse, script: script))
                let view = String(String.UnicodeScalarView(once))
                #expect(ArabicNormalizer.normalizedScalars(view) == once, "\(verse) \(script)")
            }
        }
    }

    /// The digest is that of the 6,236 texts by `letters` of the model's training script, a line each.
    @Test func `the Imlaei Quran normalises to the targets of the letter head`() throws {
        let quran = try Quran.load()
        var text = ""
        for verse in (0..<VerseID.count).map(VerseID.init(index:)) {
            text += ArabicNormalizer.normalize(quran.text(of: verse, script: .imlaei)) + "\n"
        }
        #expect(Set(text.unicodeScalars).subtracting(["\n"]).count == 32)
        #expect(SHA256.hexDigest(of: text.utf8) == "9dfd4f0a65a658084406db4c470609165659d443ce23a57f74d4f27aec738dac")
    }

    @Test func `words are what spaces separate in the normalised text`() {
        #expect(ArabicNormalizer.words("قُلْ هُوَ ۖ ٱللَّهُ") == ["قل", "هو", "الله"])
        #expect(ArabicNormalizer.words(" ۚ ").isEmpty)
    }

    @Test func `Arabic letters are told from marks, digits and other scripts`() {
        #expect("ابتيئٱکیﷲﻻ".unicodeScalars.allSatisfy(ArabicNormalizer.isArabicLetter))
        #expect(!"َّٰٓۖ۞ـ٠٩۱,a é".unicodeScalars.contains(where: ArabicNormalizer.isArabicLetter))
    }
}

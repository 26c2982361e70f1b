import QuranCore
import Testing

@Suite struct PhonemeLexiconTests {
    let quran: Quran
    let lexicon: PhonemeLexicon

    init() throws {
        self.quran = try Quran.load()
        self.lexicon = quran.lexicon
    }

    private func spelled(_ ids: some Sequence<UInt8>) -> String {
        ids.map { lexicon.inventory[Int($0)] }.joined(separator: " ")
    }

    private func id(_ symbol: String) throws -> UInt8 {
        try UInt8(#require(lexicon.inventory.firstIndex(of: symbol)))
    }

    @Test func `the inventory is the 68 phonemes of the acoustic model in its order`() {
        let symbols = """
            Q a a: aˤ: b bb d dd dˤ dˤdˤ f ff h hh i i: j jj j̃ k kk l ll lˤlˤ m m̃ n q qq r rr rˤ rˤrˤ s ss sˤ sˤsˤ t tt \
            tˤ tˤtˤ u u: w ww w̃ x xx z zz ð ðð ðˤ ðˤðˤ ñ ħ ħħ ŋ ɣ ʃ ʃʃ ʒ ʒʒ ʔ ʕ ʕʕ θ θθ
            """
        #expect(lexicon.inventory.joined(separator: " ") == symbols)
    }

    @Test func `every word has phonemes in every form`() {
        for form in WordForm.allCases {
            for word in 0..<lexicon.wordCount { #expect(!lexicon.phonemes(ofWord: word, form: form).isEmpty) }
            for word in 0..<4 { #expect(!lexicon.phonemes(ofBasmalaWord: word, form: form).isEmpty) }
            for word in 0..<5 { #expect(!lexicon.phonemes(ofIstiadhaWord: word, form: form).isEmpty) }
        }
    }

    @Test(arguments: [
        ("1:1", "b i s m i ll a: h i rˤrˤ a ħ m a: n i rˤrˤ a ħ i: m"),
        ("2:1", "ʔ a l i f l a: m̃ i: m"),
        ("112:1", "q u l h u w a lˤlˤ aˤ: h u ʔ a ħ a d Q"),
        ("112:2", "ʔ a lˤlˤ aˤ: h u sˤsˤ a m a d Q"),
        ("112:3", "l a m j a l i d Q w a l a m j u: l a d Q"),
        ("112:4", "w a l a m j a k u ll a h u: k u f u w a n ʔ a ħ a d Q"),
    ])
    func `a verse by itself sounds as it is recited`(verse: String, phonemes: String) throws {
        #expect(spelled(lexicon.phonemes(of: try #require(VerseID(verse)))) == phonemes)
    }

    @Test func `a verse joined to the next one keeps its ending and drops the next one's hamza`() throws {
        let range = try quran.wordRange(of: #require(VerseID("112:1")))
        let last = range.upperBound - 1
        #expect(spelled(lexicon.phonemes(ofWord: last, form: .joined)) == "ʔ a ħ a d u n i")
        #expect(spelled(lexicon.phonemes(ofWord: last + 1, form: .joined)) == "ll a: h u")
        #expect(spelled(lexicon.phonemes(ofWord: last + 1, form: .isolated)) == "ʔ a lˤlˤ aˤ: h")
    }

    /// Between surahs stands the basmala; only 9 follows the verse before it directly.
    @Test func `the end of a surah joins on to the basmala, and the basmala to the next surah`() throws {
        let quraysh = try quran.wordRange(of: #require(VerseID("106:4"))).upperBound - 1
        #expect(spelled(lexicon.phonemes(ofWord: quraysh, form: .joined)) == "x a w f i ŋ")
        let lamAfterTanween = try quran.wordRange(of: #require(VerseID("106:1"))).lowerBound
        #expect(spelled(lexicon.phonemes(ofWord: lamAfterTanween, form: .joined)) == "l i ʔ i: l a: f i")
        let anfal = try quran.wordRange(of: #require(VerseID("8:75"))).upperBound - 1
        #expect(spelled(lexicon.phonemes(ofWord: anfal, form: .joined)) == "ʕ a l i: m u ŋ")
    }

    @Test func `what comes before a word changes its beginning only, what comes after it its end only`() {
        for word in 0..<lexicon.wordCount {
            let forms = WordForm.allCases.map { lexicon.phonemes(ofWord: word, form: $0) }
            let (joined, stopping, starting, isolated) = (forms[0], forms[1], forms[2], forms[3])
            #expect(joined.first == stopping.first && starting.first == isolated.first, "word \(word)")
            #expect(joined.last == starting.last && stopping.last == isolated.last, "word \(word)")
            #expect(joined.count + isolated.count == stopping.count + starting.count, "word \(word)")
        }
    }

    @Test func `no stop falls on a short vowel`() throws {
        let short = try Set(["a", "i", "u"].map(id))
        for word in 0..<lexicon.wordCount {
            for form in [WordForm.stopping, .isolated] {
                #expect(lexicon.phonemes(ofWord: word, form: form).last.map(short.contains) == false, "word \(word)")
            }
        }
    }

    @Test func `a hamzat wasl is pronounced after a pause and silent in joining`() throws {
        let hamza = try id("ʔ")
        var words = 0
        for verse in VerseID.all {
            for (word, text) in zip(quran.wordRange(of: verse), quran.words(of: verse))
            where text.unicodeScalars.first == "\u{671}" {
                // A true hamza of the root follows in words like ٱئْتُونِى and is heard either way.
                if text.unicodeScalars.dropFirst().first.map("ئؤ".unicodeScalars.contains) == true { continue }
                words += 1
                #expect(lexicon.phonemes(ofWord: word, form: .starting).first == hamza, "\(verse)")
                #expect(lexicon.phonemes(ofWord: word, form: .joined).first != hamza, "\(verse)")
            }
        }
        #expect(words > 10_000)
    }

    @Test func `the opening formulas are there in every form`() {
        let basmala = (0..<4).map { lexicon.phonemes(ofBasmalaWord: $0, form: .joined) }
        #expect(spelled(basmala.joined()) == "b i s m i ll a: h i rˤrˤ a ħ m a: n i rˤrˤ a ħ i: m i")
        #expect(spelled(lexicon.phonemes(ofBasmalaWord: 3, form: .stopping)) == "rˤrˤ a ħ i: m")
        let istiadha = (0..<5).map { lexicon.phonemes(ofIstiadhaWord: $0, form: $0 == 4 ? .stopping : .joined) }
        #expect(
            spelled(istiadha.joined())
                == "ʔ a ʕ u: ð u b i ll a: h i m i n a ʃʃ a j tˤ aˤ: n i rˤrˤ a ʒ i: m")
    }

    @Test func `the form follows from the pauses around a word`() {
        #expect(WordForm(pauseBefore: false, stopAfter: false) == .joined)
        #expect(WordForm(pauseBefore: false, stopAfter: true) == .stopping)
        #expect(WordForm(pauseBefore: true, stopAfter: false) == .starting)
        #expect(WordForm(pauseBefore: true, stopAfter: true) == .isolated)
    }
}

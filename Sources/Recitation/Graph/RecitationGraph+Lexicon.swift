public import QuranCore

extension RecitationGraph {
    /// The graph of the whole Quran with the pronunciations of the lexicon.
    public init(_ lexicon: PhonemeLexicon) {
        func forms(_ pronounce: (WordForm) -> ArraySlice<UInt8>) -> WordForms {
            WordForms(
                joined: Array(pronounce(.joined)), stopping: Array(pronounce(.stopping)),
                starting: Array(pronounce(.starting)), isolated: Array(pronounce(.isolated)))
        }
        self = GraphBuilder.build(
            inventoryCount: lexicon.inventory.count,
            verseWordCounts: (0..<VerseID.count).map { lexicon.wordRange(of: VerseID(index: $0)).count },
            forms: { word in forms { lexicon.phonemes(ofWord: word, form: $0) } },
            basmala: (0..<PhonemeLexicon.basmalaWordCount).map { word in
                forms { lexicon.phonemes(ofBasmalaWord: word, form: $0) }
            },
            istiadha: (0..<PhonemeLexicon.istiadhaWordCount).map { word in
                forms { lexicon.phonemes(ofIstiadhaWord: word, form: $0) }
            })
    }
}

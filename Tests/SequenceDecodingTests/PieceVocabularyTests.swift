import SequenceDecoding
import Testing

struct PieceVocabularyTests {
    @Test func `pieces join as SentencePiece joins them`() {
        let vocabulary = PieceVocabulary(pieces: ["<unk>", "\u{2581}ال", "له", "\u{2581}", "\u{2581}أحد", "<blank>"])
        #expect(vocabulary.text(of: [1, 2, 4]) == "الله أحد")
        #expect(vocabulary.text(of: [3, 3, 1, 2, 3]) == "ال" + "له")
        #expect(vocabulary.text(of: []) == "")
    }

    @Test func `the unknown piece and the blank never leak`() {
        let vocabulary = PieceVocabulary(pieces: ["<unk>", "\u{2581}a", "b", "<blank>"])
        #expect(vocabulary.text(of: [0, 1, 0, 2, 3, 0]) == "ab")
        #expect(vocabulary.text(of: [0, 3, 0]) == "")
    }

    @Test func `the blank is the piece of that name, else the last class`() {
        #expect(PieceVocabulary(pieces: ["<blank>", "a"]).blank == 0)
        #expect(PieceVocabulary(pieces: ["a", "b"]).blank == 1)
        #expect(PieceVocabulary(pieces: ["a", "b"], blank: 0).blank == 0)
    }

    @Test func `marks at the head of a piece stay on the letter before it`() {
        // A Character-wise reader would drop or move the fatha.
        let vocabulary = PieceVocabulary(pieces: ["ب", "\u{64E}ل", "<blank>"])
        #expect(Array(vocabulary.text(of: [0, 1]).unicodeScalars) == ["ب", "\u{64E}", "ل"])
    }
}

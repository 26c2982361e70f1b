import Foundation
import Testing

@testable import Acoustics

struct VocabularyTests {
    private func read(_ phonemes: [String], _ letters: [String], blank: Int) throws -> AcousticVocabulary {
        let json = try JSONSerialization.data(withJSONObject: ["phonemes": phonemes, "letters": letters])
        return try AcousticVocabulary(json: [UInt8](json), kind: .phonemesAndLetters, blank: blank, path: "vocab.json")
    }

    private let phonemes = ["<b>", "a", "b", "t"]
    private let letters = ["<b>", " ", "ب", "ت"]

    @Test func `a vocabulary that fits is read`() throws {
        #expect(try read(phonemes, letters, blank: 0) == .phonemes(phonemes, letters: letters, blank: 0))
        // A model may call its blank what it likes.
        #expect(try read(["_", "a"], ["_", " "], blank: 0).blank == 0)
    }

    @Test(arguments: 0..<4, 0..<4)
    func `no entry stands twice`(from: Int, to: Int) throws {
        guard from != to else { return }
        for head in 0..<2 {
            var lists = [phonemes, letters]
            lists[head][to] = lists[head][from]
            #expect(throws: ModelError.self, "head \(head)") { try read(lists[0], lists[1], blank: from) }
        }
    }

    @Test(arguments: 1..<4) func `the blank is the class that is called so`(blank: Int) throws {
        #expect(
            throws: ModelError.vocabularyMalformed(
                path: "vocab.json", reason: "its blank is class 0, and the manifest says \(blank)")
        ) { try read(phonemes, letters, blank: blank) }
    }

    @Test(arguments: [
        ModelError.unreadable(path: "m", reason: "r"), .manifestMalformed(path: "m", field: "", reason: "r"),
        .manifestMalformed(path: "m", field: "f", reason: "r"), .vocabularyMalformed(path: "m", reason: "r"),
        .checksumMismatch(path: "m"), .fileMissing(path: "m"), .missing(path: "m"),
    ])
    func `an error begins with the file and ends with the remedy`(error: ModelError) {
        let words = "\(error)"
        #expect(words.hasPrefix("m: ") && words.contains("; ") && !words.contains("\n"))
    }
}

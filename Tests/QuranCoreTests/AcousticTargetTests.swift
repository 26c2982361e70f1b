import Foundation
import QuranCore
import Testing

/// The targets that the acoustic model was trained on lie beside the project, where they do.
private let shared =
    ProcessInfo.processInfo.environment["MURAJAH_SHARED"].map { URL(filePath: $0) }
    ?? URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "shared")
private let experiment = shared.appending(path: "model/experiment/phonemes.json")

@Suite struct AcousticTargetTests {
    private struct Verse: Decodable {
        let ph: [[String]]
    }

    @Test(.enabled(if: FileManager.default.fileExists(atPath: experiment.path), "shared/model is not on this machine"))
    func `every verse has the phonemes that the model was trained on, word by word`() throws {
        let quran = try Quran.load()
        let lexicon = quran.lexicon
        let targets = try JSONDecoder().decode([String: Verse].self, from: Data(contentsOf: experiment))
        #expect(targets.count == VerseID.count)
        for verse in VerseID.all {
            let words = quran.wordRange(of: verse)
            let spelled = words.map { word in
                let form = WordForm(
                    pauseBefore: word == words.lowerBound, stopAfter: word == words.upperBound - 1)
                return lexicon.phonemes(ofWord: word, form: form).map { lexicon.inventory[Int($0)] }
            }
            #expect(targets["\(verse)"]?.ph == spelled, "\(verse)")
        }
    }

    @Test(.enabled(if: FileManager.default.fileExists(atPath: experiment.path), "shared/model is not on this machine"))
    func `phoneme ids are those of the model's vocabulary, its blank left out`() throws {
        let data = try Data(contentsOf: shared.appending(path: "model/vocab.json"))
        let vocabulary = try JSONDecoder().decode([String: [String]].self, from: data)
        #expect(try vocabulary["phonemes"] == ["<b>"] + PhonemeLexicon.load().inventory)
    }
}

import Foundation
import InferenceORT
import QuranCore
import QuranRecognitionKit
import Recitation
import TestSupport
import Testing

/// The original SDK's interface from end to end: tones that a small ONNX hears as pieces, text, verses.
@Suite(.enabled(if: (try? OrtRuntime.shared()) != nil, "ONNX Runtime is absent: run tools/runtime/install.sh"))
struct TextModelTests {
    private struct Spelling: Decodable {
        let symbols: [[Int]]
    }

    private static let fixtures = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().appendingPathComponent("AcousticsTests/Fixtures")

    /// Loaded once: the index of the Quran's text takes a moment in a debug build.
    private static let engine = Result {
        try RecognitionEngine(modelPath: fixtures.appendingPathComponent("contract.onnx").path)
    }

    private func symbols(_ surah: Int) throws -> [[Int]] {
        let file = Self.fixtures.appendingPathComponent("spelling-\(surah).json")
        return try JSONDecoder().decode(Spelling.self, from: Data(contentsOf: file)).symbols
    }

    @Test(arguments: [112, 113])
    func `tones that spell a surah give its verses in order`(_ surah: Int) throws {
        let spelled = try symbols(surah)
        let found = try Self.engine.get().recognize(samples: ToneSpelling.samples(spelled))
        #expect(found.result.verses.map(\.verse) == (1...spelled.count).map { VerseID(surah: surah, ayah: $0) })
        for (earlier, later) in zip(found.result.verses, found.result.verses.dropFirst()) {
            #expect(earlier.start < earlier.end && earlier.end <= later.start)
        }
        #expect(found.result.verses.allSatisfy { $0.wordsHeard == $0.wordCount && $0.confidence > 0.9 })
    }

    @Test func `verses in another order are given in that order`() throws {
        let ikhlas = try symbols(112)
        let falaq = try symbols(113)
        let found = try Self.engine.get().recognize(samples: ToneSpelling.samples([falaq[3], ikhlas[2], falaq[1]]))
        #expect(found.result.verses.map(\.verse.description) == ["113:4", "112:3", "113:2"])
    }

    @Test func `silence and stray pieces give no verse`() throws {
        let engine = try Self.engine.get()
        #expect(try engine.recognize(samples: [Float](repeating: 0, count: 16_000)).result.verses.isEmpty)
        let stray = try engine.recognize(samples: ToneSpelling.samples([[600, 601, 602, 603, 604, 605, 606, 607]]))
        #expect(!stray.text.isEmpty)
        #expect(stray.result.verses.isEmpty)
    }

    @Test func `a model of text does not follow live`() throws {
        let engine = try Self.engine.get()
        #expect(throws: RecognitionEngineError.notLive) { _ = try engine.makeLiveRecognition() }
    }
}

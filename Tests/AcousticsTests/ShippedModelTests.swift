import Acoustics
import Foundation
import Inference
import InferenceORT
import SequenceDecoding
import Testing

@Suite(.needsRuntime)
struct ShippedModelTests {
    private struct Golden: Decodable {
        let samples: Int
        let sampleSum: Int
        let frames: Int
        let phonemes: [Float]
        let letters: [Float]?
    }

    /// The integers of tools/acoustics/make_golden.py.
    private func audio(_ count: Int) -> [Int] {
        var (state, phase) = (1, 0)
        return (0..<count).map { index in
            state = (state * 1_103_515_245 + 12_345) % (1 << 31)
            phase = (phase + 90 - index / 400) % 8_000
            // Python's remainder is never negative.
            if phase < 0 { phase += 8_000 }
            let saw = (index / 3_000) % 3 != 2 ? phase - 4_000 : 0
            return saw + (state >> 16) % 64 - 32
        }
    }

    private func samples(_ golden: Golden) throws -> [Float] {
        let integers = audio(golden.samples)
        try #require(integers.reduce(0, +) == golden.sampleSum)
        return integers.map { Float($0) / 32_768 }
    }

    private func heard(_ model: AcousticModel, _ golden: Golden) throws -> Posteriors {
        let posteriors = try model.posteriors(of: samples(golden))
        try #require(posteriors.frames == golden.frames)
        return posteriors
    }

    /// The largest difference of two probabilities.
    private func difference(_ found: [Float], _ expected: [Float]) -> Float {
        #expect(found.count == expected.count)
        return zip(found, expected).map { abs(exp($0) - exp($1)) }.max() ?? .infinity
    }

    /// Rounding to 8 bits moves these probabilities by 0.016 when features change by 1e-7, in Python too, and processors
    /// multiply 8-bit numbers differently.
    @Test func `posteriors are those of Python's ONNX Runtime, as far as 8-bit weights allow`() throws {
        let golden = try Shared.json("posteriors.json", as: Golden.self)
        let posteriors = try heard(Shared.model(), golden)
        #expect(difference(posteriors.tokens.values, golden.phonemes) < 0.05)
        #expect(difference(try #require(posteriors.letters).values, try #require(golden.letters)) < 0.05)
    }

    @Test func `live steps are those of Python's ONNX Runtime, as far as 8-bit weights allow`() throws {
        let model = try Shared.model()
        guard var stream = CachedAcoustics(model) else {
            try Test.cancel("the shipped model has no caches")
        }
        let golden = try Shared.json("stream.json", as: Golden.self)
        var posteriors = try stream.push(samples(golden))
        posteriors.append(try stream.finish())
        try #require(posteriors.frames == golden.frames)
        #expect(difference(posteriors.tokens.values, golden.phonemes) < 0.05)
        #expect(difference(try #require(posteriors.letters).values, try #require(golden.letters)) < 0.05)
    }

    /// The first model, murajah-ctc-0, whose golden stays.
    @Test(.enabled(if: FileManager.default.fileExists(atPath: Shared.exactModel), "no model in 32-bit floats"))
    func `posteriors in 32-bit floats are those of Python's ONNX Runtime`() throws {
        let golden = try Shared.json("exact.json", as: Golden.self)
        let manifest = ModelManifest(
            name: "murajah-ctc-0", model: "model.onnx", sha256: "",
            frontEnd: FrontEndSpecification(id: .whisperLogMel, peakLevel: 0.5), inputs: .init(features: "mel"),
            outputs: .init(tokens: "phoneme_logprobs", letters: "letter_logprobs"), frameSeconds: 0.04,
            longestWindowSeconds: 30, tokens: .phonemesAndLetters, vocabulary: "vocab.json", blank: 0, licence: "MIT")
        let model = try AcousticModel(
            manifest: manifest, vocabulary: Shared.model().vocabulary, session: OrtSession(path: Shared.exactModel),
            path: Shared.exactModel)
        #expect(difference(try heard(model, golden).tokens.values, golden.phonemes) < 2e-5)
    }

    @Test func `the model says what it is`() throws {
        let model = try Shared.model()
        #expect(model.manifest.name.hasPrefix("murajah-ctc-"))
        #expect(model.classes == 69)
        #expect(model.vocabulary.letters?.count == 33)
        #expect(model.blank == 0)
        #expect(model.frameSeconds == 0.04)
    }

    @Test(arguments: [0, 1, 159, 160, 161, 639, 640, 641, 1_000, 16_000])
    func `any length gives a frame for every 40 ms begun, and probabilities`(_ count: Int) throws {
        let posteriors = try Shared.model().posteriors(of: audio(count).map { Float($0) / 32_768 })
        // Whisper's front end has a frame for every whole hop of 160.
        #expect(posteriors.frames == (count / 160 + 3) / 4)
        for frame in 0..<posteriors.frames {
            let sum = (0..<69).reduce(0) { $0 + exp(posteriors.tokens[frame, $1]) }
            #expect(abs(sum - 1) < 1e-3)
        }
    }

    @Test func `a damaged, missing or foreign part of the folder is named`() throws {
        try Shared.withFolder { folder in
            let copy = folder + "/Model"
            try FileManager.default.copyItem(atPath: Shared.modelFolder, toPath: copy)
            let model = URL(fileURLWithPath: copy + "/model.onnx")
            var bytes = try Data(contentsOf: model)
            bytes[bytes.count / 2] ^= 1
            try bytes.write(to: model)
            #expect(throws: ModelError.checksumMismatch(path: copy + "/model.onnx")) { try Shared.open(copy) }
            try FileManager.default.removeItem(at: model)
            #expect(throws: ModelError.fileMissing(path: copy + "/model.onnx")) { try Shared.open(copy) }
            try FileManager.default.copyItem(atPath: Shared.modelFolder + "/model.onnx", toPath: model.path)
            try Data(#"{"phonemes": ["<b>", "a"], "letters": ["<b>", " "]}"#.utf8)
                .write(to: URL(fileURLWithPath: copy + "/vocab.json"))
            #expect(
                throws: ModelError.vocabularyMismatch(
                    path: copy + "/model.onnx", output: "phoneme_logprobs", classes: 69, entries: 2)
            ) { try Shared.open(copy) }
            try FileManager.default.removeItem(atPath: copy + "/vocab.json")
            #expect(throws: ModelError.vocabularyMissing(path: copy + "/vocab.json")) { try Shared.open(copy) }
            try FileManager.default.removeItem(atPath: copy + "/manifest.json")
            #expect(throws: ModelError.fileMissing(path: copy + "/manifest.json")) { try Shared.open(copy) }
        }
    }
}

import Acoustics
import Foundation
import Inference
import TestSupport
import Testing

/// The original SDK's interface: `audio_signal`, `length` -> `logprobs`, 1,025 classes.
@Suite(.needsRuntime)
struct LoneModelTests {
    private struct Spelling: Decodable {
        let texts: [String]
        let symbols: [[Int]]
    }

    private let pieces = Shared.modelFolder + "/pieces.json"

    @Test(arguments: ["spelling-112.json", "spelling-113.json"])
    func `tones that spell a surah give its text`(_ name: String) throws {
        let spelling = try Shared.json(name, as: Spelling.self)
        let model = try Shared.open(Shared.fixture("contract.onnx"), pieces: pieces)
        #expect(model.classes == 1025)
        #expect(model.blank == 1024)
        #expect(model.frameSeconds == 0.08)
        let posteriors = try model.posteriors(of: ToneSpelling.samples(spelling.symbols))
        #expect(model.vocabulary.text(of: posteriors) == spelling.texts.joined(separator: " "))
    }

    @Test func `other tones give another text, and silence gives none`() throws {
        let model = try Shared.open(Shared.fixture("contract.onnx"), pieces: pieces)
        let heard = try model.posteriors(of: ToneSpelling.samples([[93, 154, 25, 93]]))
        #expect(model.vocabulary.text(of: heard) == "قل هو الله قل")
        let silence = try model.posteriors(of: [Float](repeating: 0, count: 32_000))
        #expect(silence.frames == 26)
        #expect(model.vocabulary.text(of: silence).isEmpty)
    }

    @Test func `the unknown piece is heard and never written`() throws {
        let model = try Shared.open(Shared.fixture("contract.onnx"), pieces: pieces)
        let heard = try model.posteriors(of: ToneSpelling.samples([[93, 0, 154]]))
        #expect(model.vocabulary.tokens(of: heard).contains("<unk>"))
        #expect(model.vocabulary.text(of: heard) == "قل هو")
    }

    @Test func `a model with 1024 outputs is a vocabulary error before any recognition`() throws {
        let path = try Shared.fixture("contract-1024.onnx")
        #expect(throws: ModelError.vocabularyMismatch(path: path, output: "logprobs", classes: 1024, entries: 1025)) {
            try Shared.open(path, pieces: pieces)
        }
    }

    @Test func `a vocabulary beside the model comes before ours`() throws {
        try Shared.withFolder { folder in
            let model = folder + "/lone.onnx"
            try FileManager.default.copyItem(atPath: Shared.fixture("contract.onnx"), toPath: model)
            #expect(throws: ModelError.vocabularyMissing(path: folder + "/vocab.json")) { try Shared.open(model) }

            let entries = (0..<1025).map { "\"\($0)\": \"\($0 == 1024 ? "<blank>" : "p\($0) ")\"" }
            try Data("{\(entries.joined(separator: ","))}".utf8).write(to: URL(fileURLWithPath: folder + "/vocab.json"))
            let heard = try Shared.open(model, pieces: pieces).posteriors(of: ToneSpelling.samples([[5, 6]]))
            #expect(try Shared.open(model, pieces: pieces).vocabulary.text(of: heard) == "p5 p6")

            try Data("{\"0\": \"a\", \"2\": \"b\"}".utf8).write(to: URL(fileURLWithPath: folder + "/vocab.json"))
            let error = #expect(throws: ModelError.self) { try Shared.open(model, pieces: pieces) }
            guard case .vocabularyMalformed(folder + "/vocab.json", _)? = error else {
                Issue.record("\(String(describing: error))")
                return
            }
        }
    }

    @Test func `what is no model is said before what is missing beside it`() throws {
        try Shared.withFolder { folder in
            let path = folder + "/m.onnx"
            #expect(throws: ModelError.missing(path: path)) { try Shared.open(path) }
            try Data("hello".utf8).write(to: URL(fileURLWithPath: path))
            #expect(throws: ModelError.inference(.notAModel(path: path))) { try Shared.open(path) }
            let whole = try Data(contentsOf: URL(fileURLWithPath: Shared.fixture("contract.onnx")))
            try whole.prefix(20_000).write(to: URL(fileURLWithPath: path))
            #expect(throws: ModelError.inference(.modelTruncated(path: path))) { try Shared.open(path) }
        }
    }

    @Test(arguments: [
        (input: "audio", length: "length", output: "logprobs", bins: 80, named: "audio_signal"),
        (input: "audio_signal", length: "lengths", output: "logprobs", bins: 80, named: "length"),
        (input: "audio_signal", length: "length", output: "logits", bins: 80, named: "logprobs"),
        (input: "audio_signal", length: "length", output: "logprobs", bins: 64, named: "audio_signal"),
    ])
    func `a tensor of another name or shape is named`(
        input: String, length: String, output: String, bins: Int, named: String
    ) throws {
        let path = try Shared.fixture("contract.onnx")
        let session = CannedSession(
            inputs: [
                TensorDescription(name: input, elementType: .float32, shape: [1, bins, nil]),
                TensorDescription(name: length, elementType: .int64, shape: [1]),
            ], outputs: [TensorDescription(name: output, elementType: .float32, shape: [1, nil, 1025])]
        ) { _ in [:] }
        let error = #expect(throws: ModelError.self) { try AcousticModel(path: path, pieces: pieces) { _ in session } }
        guard case .interfaceMismatch(path, let expected, _)? = error else {
            Issue.record("\(String(describing: error))")
            return
        }
        #expect(expected.contains(named))
    }

    @Test func `an open number of classes is found by a run`() throws {
        let path = try Shared.fixture("contract.onnx")
        let session = CannedSession(
            inputs: [
                TensorDescription(name: "audio_signal", elementType: .float32, shape: [1, 80, nil]),
                TensorDescription(name: "length", elementType: .int64, shape: [nil]),
            ], outputs: [TensorDescription(name: "logprobs", elementType: .float32, shape: [1, nil, nil])]
        ) { _ in ["logprobs": Tensor([Float](repeating: 0, count: 6 * 1000), shape: [1, 6, 1000])] }
        #expect(throws: ModelError.vocabularyMismatch(path: path, output: "logprobs", classes: 1000, entries: 1025)) {
            try AcousticModel(path: path, pieces: pieces) { _ in session }
        }
    }
}

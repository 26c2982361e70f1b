import Acoustics
import Inference
import SequenceDecoding
import TestSupport
import Testing

/// Where the level is causal, a window must see the very features that a single pass over the whole sees.
struct CausalWindowTests {
    /// Gives back the features in the middle of each 40 ms.
    private static let session = CannedSession(
        inputs: [TensorDescription(name: "mel", elementType: .float32, shape: [1, 80, nil])],
        outputs: [TensorDescription(name: "out", elementType: .float32, shape: [1, nil, 80])]
    ) { inputs in
        guard let mel = inputs["mel"], let values = mel.floats else { return [:] }
        let frames = mel.shape[2]
        let count = (frames + 3) / 4
        let out = (0..<count).flatMap { frame in (0..<80).map { values[$0 * frames + min(frames - 1, frame * 4 + 2)] } }
        return ["out": Tensor(out, shape: [1, count, 80])]
    }

    private static func model() throws -> AcousticModel {
        try AcousticModel(
            manifest: ModelManifest(
                name: "echo", model: "m", sha256: "",
                frontEnd: FrontEndSpecification(
                    id: .whisperLogMelCausal, level: .init(start: -3, releasePerFrame: 0.001, range: 8, top: 5)),
                inputs: .init(features: "mel"), outputs: .init(tokens: "out"), frameSeconds: 0.04,
                longestWindowSeconds: 3_600, tokens: .sentencePieces, vocabulary: "v", blank: 0, licence: "MIT"),
            vocabulary: .pieces(PieceVocabulary(pieces: (0..<80).map { "p\($0) " }, blank: 0)), session: session,
            path: "echo")
    }

    /// Noise whose level leaps by up to 60 dB, digital silence in between.
    private static func audio(seconds: Double) -> [Float] {
        var random = SeededGenerator(seed: 3)
        var samples: [Float] = []
        while samples.count < Int(seconds * 16_000) {
            let level: Float = [0, 0.0005, 0.02, 0.5].randomElement(using: &random) ?? 0
            for _ in 0..<Int.random(in: 2_000...30_000, using: &random) {
                samples.append(level * Float.random(in: -1...1, using: &random))
            }
        }
        return Array(samples.prefix(Int(seconds * 16_000)))
    }

    @Test(arguments: [
        WindowPlan.files(window: 4), .files(window: 2), .live(longest: 30),
        .live(longest: 30, window: 1.6, step: 0.04, lookAhead: 0.2),
    ])
    func `windows see the features of a single pass`(plan: WindowPlan) throws {
        let audio = Self.audio(seconds: 13.03)
        let model = try Self.model()
        var single = WindowedAcoustics(model, plan: .files(window: 3_600))
        var expected = try single.push(audio)
        expected.append(try single.finish())
        var windows = WindowedAcoustics(model, plan: plan)
        var found = try windows.push(Array(audio[..<777]))
        found.append(try windows.push(Array(audio[777...])))
        found.append(try windows.finish())
        #expect(found.frames == expected.frames)
        #expect(found.tokens.values == expected.tokens.values)
    }
}

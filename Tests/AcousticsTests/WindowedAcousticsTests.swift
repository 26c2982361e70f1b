import Acoustics
import Foundation
import Inference
import SequenceDecoding
import TestSupport
import Testing

/// With a model that looks at one frame only, windows must give exactly what a single pass gives.
struct WindowedAcousticsTests {
    /// Says which tenth of the mel bins is loudest in the middle of each 40 ms; class 0 where nothing sounds.
    private static let session = CannedSession(
        inputs: [TensorDescription(name: "mel", elementType: .float32, shape: [1, 80, nil])],
        outputs: [TensorDescription(name: "out", elementType: .float32, shape: [1, nil, 11])]
    ) { inputs in
        guard let mel = inputs["mel"], let values = mel.floats else { return [:] }
        let frames = mel.shape[2]
        let count = (frames + 3) / 4
        var out = [Float](repeating: -8, count: count * 11)
        for frame in 0..<count {
            let column = min(frames - 1, frame * 4 + 2)
            let level = (0..<80).map { values[$0 * frames + column] }
            let loudest = level.indices.max { level[$0] < level[$1] } ?? 0
            let sounds = level[loudest] - level.reduce(0, +) / 80 > 0.6
            out[frame * 11 + (sounds ? 1 + loudest / 8 : 0)] = -0.01
        }
        return ["out": Tensor(out, shape: [1, count, 11])]
    }

    private static func model(longest: Double = 3_600) throws -> AcousticModel {
        try AcousticModel(
            manifest: ModelManifest(
                name: "loudest", model: "m", sha256: "", frontEnd: FrontEndSpecification(id: .whisperLogMel),
                inputs: .init(features: "mel"), outputs: .init(tokens: "out"), frameSeconds: 0.04,
                longestWindowSeconds: longest, tokens: .sentencePieces, vocabulary: "v", blank: 0, licence: "MIT"),
            vocabulary: .pieces(PieceVocabulary(pieces: (0..<11).map { "p\($0) " }, blank: 0)), session: session,
            path: "loudest")
    }

    /// Tones of changing pitch and length with pauses, in so much noise that nothing is 8 decades below the loudest: there
    /// Whisper's normalisation would differ between windows.
    private static func audio(seconds: Double, seed: UInt64) -> [Float] {
        var random = SeededGenerator(seed: seed)
        var samples: [Float] = []
        let count = Int(seconds * 16_000)
        samples.reserveCapacity(count)
        while samples.count < count {
            let length = Int.random(in: 800...6_000, using: &random)
            let hertz = Float.random(in: 150...7_000, using: &random)
            let level: Float = Bool.random(using: &random) ? 0.3 : 0
            for index in 0..<min(length, count - samples.count) {
                samples.append(
                    level * sin(2 * .pi * hertz * Float(index) / 16_000)
                        + Float.random(in: -0.03...0.03, using: &random))
            }
        }
        return samples
    }

    private static func whole(_ windows: WindowedAcoustics, _ audio: [Float], cuts: () -> Int) throws -> Posteriors {
        var windows = windows
        var rest = audio[...]
        var result: Posteriors?
        func take(_ next: Posteriors) { if result == nil { result = next } else { result?.append(next) } }
        while !rest.isEmpty {
            let piece = rest.prefix(cuts())
            let before = windows.frames
            let next = try windows.push(Array(piece))
            #expect(windows.frames == before + next.frames)
            take(next)
            rest = rest.dropFirst(piece.count)
        }
        take(try windows.finish())
        return try #require(result)
    }

    private static let plans: [WindowPlan] = [
        .files(window: 4), .files(window: 2), .live(longest: 30),
        .live(longest: 30, window: 1.6, step: 0.04, lookAhead: 0.2),
        WindowPlan(window: 3, firstWindow: 1, advance: 0.52, lookAhead: 0.4, seam: 0.4),
    ]

    @Test(arguments: plans, [0.0, 0.03, 3.97, 4, 7.01, 9.345])
    func `windows give the frames of a single pass`(plan: WindowPlan, seconds: Double) throws {
        let audio = Self.audio(seconds: seconds, seed: UInt64(seconds * 1_000) + 1)
        let model = try Self.model()
        let single = try Self.whole(WindowedAcoustics(model, plan: .files(window: 3_600)), audio) { 16_000 }
        for level in [WindowedAcoustics.Level.window, .heard] {
            let windowed = try Self.whole(WindowedAcoustics(model, plan: plan, level: level), audio) { 16_000 }
            #expect(windowed.frames == single.frames)
            #expect(firstDifference(windowed, single) == nil)
        }
    }

    @Test(arguments: plans)
    func `frames do not depend on how the samples are cut`(_ plan: WindowPlan) throws {
        let audio = Self.audio(seconds: 6.3, seed: 5)
        let model = try Self.model()
        let windows = WindowedAcoustics(model, plan: plan)
        let expected = try Self.whole(windows, audio) { audio.count }
        var random = SeededGenerator(seed: 9)
        for longest in [500, 40_000] {
            let cut = try Self.whole(windows, audio) { Int.random(in: 1...longest, using: &random) }
            #expect(cut.frames == expected.frames)
            #expect(firstDifference(cut, expected) == nil)
        }
    }

    /// The first frame in which two posteriors differ: a whole matrix would drown the report.
    private func firstDifference(_ one: Posteriors, _ other: Posteriors) -> Int? {
        (0..<min(one.frames, other.frames)).first { one.rows($0..<$0 + 1) != other.rows($0..<$0 + 1) }
    }

    @Test func `live frames come within a step and the look-ahead`() throws {
        var windows = WindowedAcoustics(
            try Self.model(), plan: .live(longest: 30, window: 4, step: 0.32, lookAhead: 0.4))
        var heard = 0
        for sample in stride(from: 0, to: 16_000 * 6, by: 1_600) {
            heard += try windows.push([Float](repeating: 0, count: 1_600)).frames
            let late = Double(sample + 1_600) / 16_000 - Double(heard) * 0.04
            // A frame of the front end reaches 12.5 ms past its hop.
            #expect(late <= 0.32 + 0.4 + 0.1 + 1e-9)
        }
    }

    @Test func `what is kept of the past is bounded`() throws {
        let model = try Self.model()
        var windows = WindowedAcoustics(model, plan: .files(window: 4))
        var longest = 0.0
        for _ in 0..<40 {
            _ = try windows.push([Float](repeating: 0, count: 16_000))
            longest = max(longest, windows.keptSeconds)
        }
        #expect(windows.frames > 900)
        #expect(longest <= 4 + 3 + 1)
    }

    @Test func `a model that breaks its promise of frames is an error`() throws {
        let model = try AcousticModel(
            manifest: ModelManifest(
                name: "wrong", model: "m", sha256: "", frontEnd: FrontEndSpecification(id: .whisperLogMel),
                inputs: .init(features: "mel"), outputs: .init(tokens: "out"), frameSeconds: 0.08,
                longestWindowSeconds: 30, tokens: .sentencePieces, vocabulary: "v", blank: 0, licence: "MIT"),
            vocabulary: .pieces(PieceVocabulary(pieces: (0..<11).map { "p\($0) " }, blank: 0)), session: Self.session,
            path: "wrong")
        #expect(throws: ModelError.frameRateMismatch(expectedFrames: 13, frames: 25)) {
            try model.posteriors(of: [Float](repeating: 0, count: 16_000))
        }
    }
}

import Acoustics
import Inference
import SequenceDecoding
import TestSupport
import Testing

/// With a model that says exactly what it was given, steps must hand over exactly what the manifest promises.
struct CachedAcousticsTests {
    private static let left = 5
    private static let (step, ahead, period) = (3, 2, 7)

    /// Each output frame: the sum of bin 0 over its own four mel frames with two before and one after; the same over the
    /// output frames of the past in the cache and of the step so far; how many past frames there were; the position.
    private static let session = CannedSession(
        inputs: [
            TensorDescription(name: "mel", elementType: .float32, shape: [1, 80, nil]),
            TensorDescription(name: "position", elementType: .int64, shape: [1]),
            TensorDescription(name: "cache", elementType: .float32, shape: [2, nil, 1]),
        ],
        outputs: [
            TensorDescription(name: "out", elementType: .float32, shape: [1, nil, 4]),
            TensorDescription(name: "next", elementType: .float32, shape: [2, nil, 1]),
        ]
    ) { inputs in
        guard let mel = inputs["mel"]?.floats, let cache = inputs["cache"], let position = inputs["position"]?.integers
        else { return [:] }
        let count = (mel.count / 80 - 3) / 4
        let own = (0..<count).map { frame in mel[frame * 4..<frame * 4 + 7].reduce(0, +) }
        let past = cache.shape[1]
        let known = Array((cache.floats ?? [])[..<past]) + own
        var out: [Float] = []
        for frame in 0..<count {
            out += [own[frame], known[...(past + frame)].reduce(0, +), Float(past), Float(position[0])]
        }
        // The second row of the cache is the first one negated, so that a cut along the wrong axis shows.
        return [
            "out": Tensor(out, shape: [1, count, 4]),
            "next": Tensor(known + known.map { -$0 }, shape: [2, known.count, 1]),
        ]
    }

    private static func model() throws -> AcousticModel {
        try AcousticModel(
            manifest: ModelManifest(
                name: "sums", model: "m", sha256: "",
                frontEnd: FrontEndSpecification(
                    id: .whisperLogMelCausal, level: .init(start: -3, releasePerFrame: 0.001, range: 8, top: 5)),
                inputs: .init(features: "mel"), outputs: .init(tokens: "out"), frameSeconds: 0.04,
                longestWindowSeconds: 3_600, tokens: .sentencePieces, vocabulary: "v", blank: 0,
                streaming: StreamingSpecification(
                    position: "position", positionPeriod: period,
                    caches: [.init(input: "cache", output: "next", shape: [2, nil, 1])], framesBefore: 2,
                    framesAfter: 1, leftFrames: left, stepFrames: step, lookAheadFrames: ahead), licence: "MIT"),
            vocabulary: .pieces(PieceVocabulary(pieces: ["a", "b", "c", "d"], blank: 0)), session: session,
            path: "sums")
    }

    private static func noise(_ count: Int) -> [Float] {
        var random = SeededGenerator(seed: UInt64(count) + 1)
        return (0..<count).map { Float.random(in: -1...1, using: &random) * ($0 % 9_000 < 4_000 ? 0.5 : 0.001) }
    }

    private static func heard(_ audio: [Float], cuts: () -> Int) throws -> Posteriors {
        var stream = try #require(CachedAcoustics(try model()))
        var rest = audio[...]
        var result = try stream.push([])
        while !rest.isEmpty {
            let piece = rest.prefix(cuts())
            let before = stream.frames
            let next = try stream.push(Array(piece))
            #expect(stream.frames == before + next.frames)
            result.append(next)
            rest = rest.dropFirst(piece.count)
        }
        result.append(try stream.finish())
        return result
    }

    @Test(arguments: [0, 1, 159, 160, 640, 641, 1_920, 3_199, 3_200, 3_360, 3_361, 20_123])
    func `a step sees its frames, the past that is kept, and its position`(_ count: Int) throws {
        let audio = Self.noise(count)
        let steps = try Self.heard(audio) { 1_000 }
        // One step over everything gives the same sum over each frame's own features.
        let whole = try Self.model().posteriors(of: audio)
        #expect(steps.frames == (count / 160 + 3) / 4)
        #expect(whole.frames == steps.frames)
        let own = (0..<whole.frames).map { whole.tokens[$0, 0] }
        for frame in 0..<steps.frames {
            let begin = frame / Self.step * Self.step
            let past = min(begin, Self.left)
            #expect(steps.tokens[frame, 0] == own[frame])
            #expect(steps.tokens[frame, 1] == own[(begin - past)...frame].reduce(0, +))
            #expect(steps.tokens[frame, 2] == Float(past))
            #expect(steps.tokens[frame, 3] == Float(begin % Self.period))
        }
    }

    @Test func `frames do not depend on how the samples are cut`() throws {
        let audio = Self.noise(50_123)
        let expected = try Self.heard(audio) { audio.count }
        var random = SeededGenerator(seed: 9)
        for longest in [50, 500, 40_000] {
            let cut = try Self.heard(audio) { Int.random(in: 1...longest, using: &random) }
            #expect(cut.tokens.values == expected.tokens.values)
        }
    }

    @Test func `live frames come within a step and the look-ahead, and what is kept is bounded`() throws {
        var stream = try #require(CachedAcoustics(try Self.model()))
        var heard = 0
        for tick in 1...300 {
            heard += try stream.push([Float](repeating: 0, count: 1_600)).frames
            let late = Double(tick) / 10 - Double(heard) * 0.04
            // A front-end frame reaches 12.5 ms past its hop, and the step needs one frame after its last.
            #expect(late <= Double(Self.step + Self.ahead) * 0.04 + 0.1 + 1e-9)
            #expect(stream.keptSeconds < 1.5)
        }
    }

    @Test func `a model without caches is heard live in windows`() throws {
        var manifest = try Self.model().manifest
        manifest.streaming = nil
        let session = CannedSession(
            inputs: [TensorDescription(name: "mel", elementType: .float32, shape: [1, 80, nil])],
            outputs: [TensorDescription(name: "out", elementType: .float32, shape: [1, nil, 4])]
        ) { _ in [:] }
        let model = try AcousticModel(
            manifest: manifest, vocabulary: .pieces(PieceVocabulary(pieces: ["a", "b", "c", "d"], blank: 0)),
            session: session, path: "sums")
        #expect(CachedAcoustics(model) == nil)
        #expect(model.liveStream() is WindowedAcoustics)
        #expect(try Self.model().liveStream() is CachedAcoustics)
    }

    @Test(arguments: [("cash", "next", "cache"), ("cache", "nest", "next")])
    func `a cache of another name is named`(_ input: String, _ output: String, _ named: String) throws {
        let model = try Self.model()
        let session = CannedSession(
            inputs: Self.session.inputs.map {
                TensorDescription(
                    name: $0.name == "cache" ? input : $0.name, elementType: $0.elementType, shape: $0.shape)
            },
            outputs: Self.session.outputs.map {
                TensorDescription(
                    name: $0.name == "next" ? output : $0.name, elementType: $0.elementType, shape: $0.shape)
            }
        ) { _ in [:] }
        let error = #expect(throws: ModelError.self) {
            try AcousticModel(manifest: model.manifest, vocabulary: model.vocabulary, session: session, path: "sums")
        }
        guard case .interfaceMismatch("sums", let expected, _)? = error else {
            Issue.record("\(String(describing: error))")
            return
        }
        #expect(expected.contains(named))
    }
}

import Testing

@testable import AudioCore

/// Against the front end of training; generator: tools/frontend/make_causal_golden.py.
@Suite struct CausalLevelTests {
    private static let parameters = CausalLevel.Parameters(start: -3, release: 0.001, range: 8, top: 5)

    private func features(of samples: [Float]) -> FeatureMatrix {
        var level = CausalLevel(Self.parameters)
        return level.normalize(LogMelSpectrogram.whisper.energies(of: samples))
    }

    @Test func `every golden vector is there`() {
        #expect(GoldenVectors.names(of: "causal").count == 6)
    }

    @Test(arguments: GoldenVectors.names(of: "causal"))
    func `features are those of training`(name: String) throws {
        let difference = largestDifference(
            features(of: try GoldenVectors.signal(name)), try GoldenVectors.features(name, "causal"))
        #expect(difference < 1e-5)
    }

    @Test(arguments: [1, 7, 500, 3_000])
    func `however the audio is cut, the features are those of the whole`(longest: Int) throws {
        let samples = try GoldenVectors.signal("speech")
        var random = SeededGenerator(seed: UInt64(longest))
        var stream = LogMelStream(.whisper)
        var level = CausalLevel(Self.parameters)
        var parts: [FeatureMatrix] = []
        for piece in random.pieces(of: samples, longest: longest) {
            parts.append(level.normalize(stream.append(piece)))
        }
        parts.append(level.normalize(stream.append([], isLast: true)))
        #expect(FeatureMatrix.joined(parts, binCount: 80) == features(of: samples))
    }

    @Test func `the reference rises at once and sinks by the release`() {
        var level = CausalLevel(Self.parameters)
        let energies = FeatureMatrix(binCount: 2, frameCount: 4, values: [-5, 1, -5, -5, -20, -20, -6, -20])
        let features = level.normalize(energies)
        // References -3.001, 1, 0.999, 0.998.
        let expected: [Float] = [
            (-5 + 3.001 + 5) / 4, 1.25, (-5 - 0.999 + 5) / 4, (-5 - 0.998 + 5) / 4,
            -0.75, -0.75, (-6 - 0.999 + 5) / 4, -0.75,
        ]
        #expect(zip(features.values, expected).allSatisfy { abs($0 - $1) < 1e-6 })
        #expect(abs(level.reference - 0.998) < 1e-12)
        #expect(level.silence == -0.75)
    }
}

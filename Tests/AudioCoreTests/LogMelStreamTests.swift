import Testing

@testable import AudioCore

@Suite struct LogMelStreamTests {
    static let lengths = [0, 1, 2, 100, 159, 160, 161, 200, 201, 202, 256, 257, 258, 399, 400, 401, 800, 4801]

    @Test(arguments: lengths, 0..<4)
    func `however the audio is cut, the frames are those of the whole`(length: Int, seed: Int) {
        var random = SeededGenerator(seed: UInt64(seed * 10_000 + length))
        let samples = random.noise(length)
        for spectrogram in [LogMelSpectrogram.whisper, .nemo(edge: .reflected), .nemo(edge: .zeros)] {
            let whole = spectrogram.energies(of: samples)
            #expect(whole.frameCount == spectrogram.frameCount(sampleCount: length))
            var stream = LogMelStream(spectrogram)
            var parts: [FeatureMatrix] = []
            for piece in random.pieces(of: samples, longest: [1, 50, 300, 3000][seed]) {
                parts.append(stream.append(piece))
            }
            parts.append(stream.append([], isLast: true))
            #expect(FeatureMatrix.joined(parts, binCount: 80) == whole)
            #expect(stream.frameCount == whole.frameCount && stream.sampleCount == length)
        }
    }

    @Test func `a frame comes as soon as the samples under its window are there`() {
        var stream = LogMelStream(.whisper)
        #expect(stream.append([Float](repeating: 0.1, count: 200)).frameCount == 0)
        // Frame 0 is centred on sample 0 and mirrors samples 1...200.
        #expect(stream.append([0.1]).frameCount == 1)
        // Frame 1 reaches up to sample 359.
        #expect(stream.append([Float](repeating: 0.1, count: 158)).frameCount == 0)
        #expect(stream.append([0.1]).frameCount == 1)
    }

    @Test func `digital silence is the floor of either scale`() {
        let silence = [Float](repeating: 0, count: 1600)
        #expect(LogMelSpectrogram.whisper.energies(of: silence).values.allSatisfy { $0 == -10 })
        let floor = LogMelSpectrogram.nemo(edge: .zeros).energies(of: silence).values
        #expect(floor.allSatisfy { abs($0 - -16.635532) < 1e-5 })
    }
}

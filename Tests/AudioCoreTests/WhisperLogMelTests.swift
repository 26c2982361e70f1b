import Testing

@testable import AudioCore

@Suite struct WhisperLogMelTests {
    @Test func `the peak level scales the clip before anything else`() {
        var random = SeededGenerator(seed: 3)
        let samples = random.noise(8000, level: 0.07)
        let peak = samples.map(abs).max()!
        let scaled = samples.map { $0 * (0.5 / (peak + 1e-6)) }
        #expect(WhisperLogMel(peakLevel: 0.5).features(of: samples) == WhisperLogMel().features(of: scaled))
    }

    @Test func `features of a quiet clip at a peak level are those of a loud one`() {
        var random = SeededGenerator(seed: 4)
        let loud = random.noise(8000, level: 0.8)
        let quiet = loud.map { $0 / 64 }
        let frontEnd = WhisperLogMel(peakLevel: 0.5)
        #expect(largestDifference(frontEnd.features(of: loud), frontEnd.features(of: quiet)) < 1e-4)
    }

    @Test(arguments: [0.1, 0.5, 3] as [Float])
    func `a gain on shared energies is a gain on the samples`(gain: Float) {
        var random = SeededGenerator(seed: 5)
        let samples = random.noise(4000)
        let direct = WhisperLogMel().features(of: samples.map { $0 * gain })
        let shared = WhisperLogMel.normalized(LogMelSpectrogram.whisper.energies(of: samples), gain: gain)
        #expect(largestDifference(direct, shared) < 1e-4)
    }

    @Test func `a running maximum moves the floor`() {
        let energies = FeatureMatrix(binCount: 1, frameCount: 3, values: [-9, -3, 0])
        #expect(WhisperLogMel.normalized(energies).values == [-1, 0.25, 1])
        #expect(WhisperLogMel.normalized(energies, maximum: 2).values == [-0.5, 0.25, 1])
    }

    @Test func `a clip too short for a frame has no features`() {
        #expect(WhisperLogMel().features(of: []).frameCount == 0)
        #expect(WhisperLogMel().features(of: [Float](repeating: 0.1, count: 159)).frameCount == 0)
        let silence = WhisperLogMel(peakLevel: 0.5).features(of: [Float](repeating: 0, count: 320))
        #expect(silence.values == [Float](repeating: -1.5, count: 160))
    }
}

import Testing

@testable import AudioCore

@Suite struct NeMoLogMelTests {
    @Test func `every bin has mean 0 and unbiased deviation 1`() {
        var random = SeededGenerator(seed: 6)
        let features = NeMoLogMel().features(of: random.noise(16_000))
        #expect(features.frameCount == 101)
        for bin in 0..<features.binCount {
            let row = (0..<features.frameCount).map { Double(features[bin, $0]) }
            let mean = row.reduce(0, +) / Double(row.count)
            let variance = row.reduce(0) { $0 + ($1 - mean) * ($1 - mean) } / Double(row.count - 1)
            #expect(abs(mean) < 1e-5 && abs(variance - 1) < 1e-3)
        }
    }

    @Test(arguments: NeMoLogMel.Version.allCases)
    func `silence and single frames are finite`(version: NeMoLogMel.Version) {
        let frontEnd = NeMoLogMel(version: version)
        for length in [0, 1, 159, 160, 1000] {
            let features = frontEnd.features(of: [Float](repeating: 0, count: length))
            #expect(features.frameCount == frontEnd.frameCount(sampleCount: length))
            #expect(features.values.allSatisfy { $0 == 0 })
        }
    }

    @Test func `version 3 leaves the frame past the end zero`() {
        var random = SeededGenerator(seed: 8)
        let features = NeMoLogMel(version: .nemo3).features(of: random.noise(1600))
        #expect(NeMoLogMel(version: .nemo3).validFrameCount(sampleCount: 1600) == 10)
        #expect(features.frameCount == 11)
        #expect((0..<80).allSatisfy { features[$0, 10] == 0 && features[$0, 9] != 0 })
    }
}

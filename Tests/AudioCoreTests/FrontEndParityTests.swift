import Testing

@testable import AudioCore

/// Against the implementations that define the front ends; generator: tools/frontend/make_golden.py.
///
/// NeMo's bound is wider because torch computes in single precision: on the full-scale sweep its own distance from the
/// same class in double precision is 5e-4.
@Suite struct FrontEndParityTests {
    @Test func `every kind of golden vector is there`() {
        #expect(GoldenVectors.names(of: "whisper").count == 18)
        #expect(GoldenVectors.names(of: "peak").count == 3)
        #expect(GoldenVectors.names(of: "nemo2").count == 15)
        #expect(GoldenVectors.names(of: "nemo3").count == 15)
        #expect(GoldenVectors.names(of: "nemo2raw").count == 3)
    }

    @Test(arguments: GoldenVectors.names(of: "whisper"))
    func `Whisper features are those of transformers`(name: String) throws {
        let features = WhisperLogMel().features(of: try GoldenVectors.signal(name))
        let difference = largestDifference(features, try GoldenVectors.features(name, "whisper"))
        #expect(difference < 1e-5)
    }

    @Test(arguments: GoldenVectors.names(of: "peak"))
    func `the front end of murajah-ctc-0 is Whisper's at a peak of a half`(name: String) throws {
        let features = WhisperLogMel(peakLevel: 0.5).features(of: try GoldenVectors.signal(name))
        #expect(largestDifference(features, try GoldenVectors.features(name, "peak")) < 1e-5)
    }

    @Test(arguments: GoldenVectors.names(of: "nemo2"))
    func `NeMo features are those of nemo_toolkit 2`(name: String) throws {
        let features = NeMoLogMel().features(of: try GoldenVectors.signal(name))
        let difference = largestDifference(features, try GoldenVectors.features(name, "nemo2"))
        #expect(difference < 1e-3)
    }

    @Test(arguments: GoldenVectors.names(of: "nemo3"))
    func `NeMo features are those of nemo_toolkit 3`(name: String) throws {
        let features = NeMoLogMel(version: .nemo3).features(of: try GoldenVectors.signal(name))
        let difference = largestDifference(features, try GoldenVectors.features(name, "nemo3"))
        #expect(difference < 1e-3)
    }

    @Test(arguments: GoldenVectors.names(of: "nemo2raw"))
    func `NeMo energies before normalisation are those of nemo_toolkit 2`(name: String) throws {
        let energies = NeMoLogMel().energies(of: try GoldenVectors.signal(name))
        let difference = largestDifference(energies, try GoldenVectors.features(name, "nemo2raw"))
        #expect(difference < 1e-3)
    }
}

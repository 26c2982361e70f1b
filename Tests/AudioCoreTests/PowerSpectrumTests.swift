import Foundation
import Testing

@testable import AudioCore

@Suite struct PowerSpectrumTests {
    @Test(arguments: [4, 8, 10, 20, 40, 50, 100, 400, 512])
    func `the spectrum is that of the defining sum, in every lane`(length: Int) {
        var random = SeededGenerator(seed: UInt64(length))
        let spectrum = MixedRadixPowerSpectrum(frameLength: length)
        var frames = (0..<length).map { _ in
            FrameLanes((0..<FrameLanes.scalarCount).map { _ in Double.random(in: -1...1, using: &random) })
        }
        var power = [FrameLanes](repeating: .zero, count: length / 2 + 1)
        var scratch = [FrameLanes](repeating: .zero, count: spectrum.scratchCount)
        spectrum.compute(&frames, into: &power, scratch: &scratch)
        for lane in 0..<FrameLanes.scalarCount {
            for bin in 0...length / 2 {
                var (re, im) = (0.0, 0.0)
                for n in 0..<length {
                    let angle = -2 * Double.pi * Double(bin * n % length) / Double(length)
                    re += frames[n][lane] * cos(angle)
                    im += frames[n][lane] * sin(angle)
                }
                #expect(abs(power[bin][lane] - (re * re + im * im)) < 1e-10 * Double(length))
            }
        }
    }
}

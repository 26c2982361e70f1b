import Foundation
import Testing

@testable import AudioCore

@Suite struct AudioQualityTests {
    static func tone(_ amplitude: Float, seconds: Double = 1) -> [Float] {
        (0..<Int(16_000 * seconds)).map { amplitude * Float(sin(2 * Double.pi * 220 * Double($0) / 16_000)) }
    }

    @Test func `nothing and zeros are silence`() {
        #expect(AudioQuality(of: []).status == .silence)
        #expect(AudioQuality(of: []).decibels == -120)
        let quality = AudioQuality(of: [Float](repeating: 0, count: 16_000))
        #expect(quality.status == .silence && !quality.isSpeechLikely && quality.decibels == -120)
    }

    @Test func `a tone of 0 point 04 counts as speech and has the level of a sine`() {
        let quality = AudioQuality(of: Self.tone(0.04))
        #expect(quality.status == .speech && quality.isSpeechLikely && quality.speechFrameRatio == 1)
        #expect(abs(quality.rms - 0.04 / Float(2).squareRoot()) < 1e-5)
        #expect(abs(quality.peak - 0.04) < 1e-4)
        #expect(abs(quality.decibels - -30.97) < 0.01)
    }

    @Test func `a window with half a percent of full-scale samples is clipped and still worth recognising`() {
        var samples = Self.tone(0.1)
        for n in 0..<80 { samples[n * 200] = n % 2 == 0 ? 0.98 : -1 }
        let quality = AudioQuality(of: samples)
        #expect(quality.status == .clipped && quality.isSpeechLikely && quality.clippedRatio == 0.005)
        samples[0] = 0
        #expect(AudioQuality(of: samples).status == .speech)
    }

    @Test func `a click in silence is too little speech`() {
        var samples = [Float](repeating: 0, count: 16_000)
        for n in 8000..<8010 { samples[n] = 0.5 }
        let quality = AudioQuality(of: samples)
        // 1 s has 65 frames of 30 ms; the click lies in one or two of them.
        #expect(quality.speechFrameRatio <= 2.0 / 65)
        var thresholds = AudioQuality.Thresholds()
        thresholds.minimumSpeechFrameRatio = 0.05
        let strict = AudioQuality(of: samples, thresholds: thresholds)
        #expect(strict.status == .tooLittleSpeech && !strict.isSpeechLikely)
    }

    @Test(arguments: [(0.0014, 0.01), (0.01, 0.005)] as [(Float, Float)])
    func `either minimum unmet is silence`(rms: Float, peak: Float) {
        // A square wave of the level, one sample of the peak.
        var samples = (0..<16_000).map { $0 % 2 == 0 ? min(rms, peak) : -min(rms, peak) }
        samples[100] = peak
        #expect(AudioQuality(of: samples).status == .silence)
    }

    @Test func `a window shorter than a frame is judged as one frame`() {
        #expect(AudioQuality(of: Self.tone(0.2, seconds: 0.01)).speechFrameRatio == 1)
    }
}

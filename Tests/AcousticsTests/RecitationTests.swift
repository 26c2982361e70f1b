import Acoustics
import AudioIO
import Foundation
import SequenceDecoding
import Testing

/// Long audio in windows against what a single pass hears, and against nothing but itself.
@Suite(.needsRuntime, .needsRecitations)
struct RecitationTests {
    private func samples(_ name: String) throws -> [Float] {
        try AudioFileReader(path: Shared.recitations + "/" + name).remaining()
    }

    private func posteriors(
        _ samples: [Float], _ model: AcousticModel, _ plan: WindowPlan
    ) throws -> Posteriors {
        var windows = WindowedAcoustics(model, plan: plan)
        var posteriors = try windows.push(samples)
        posteriors.append(try windows.finish())
        return posteriors
    }

    private func symbols(_ posteriors: Posteriors, _ model: AcousticModel) -> [Int] {
        GreedyCTCDecoder.decode(posteriors.tokens, blank: model.blank).map(\.symbol)
    }

    @Test(arguments: [12.0, 24])
    func `windows hear what a single pass of 27 s hears`(_ window: Double) throws {
        let model = try Shared.model()
        let audio = try samples("v1/multi_036_001_005.wav")
        let clip = Array(audio.prefix(27 * 16_000))
        let single = try posteriors(clip, model, .files(window: model.manifest.longestWindowSeconds))
        let windowed = try posteriors(clip, model, .files(window: window))
        #expect(windowed.frames == single.frames)
        let same = (0..<single.frames).filter { single.tokens.best(at: $0) == windowed.tokens.best(at: $0) }.count
        #expect(Double(same) / Double(single.frames) > 0.95)
        let heard = symbols(single, model)
        let distance = EditDistance.between(symbols(windowed, model), heard)
        // Not the seams alone: with another past a model decides otherwise where it is unsure, and not for the worse.
        #expect(Double(distance) / Double(heard.count) < 0.15)
    }

    @Test func `157 s are heard steadily, wherever the windows fall`() throws {
        let model = try Shared.model()
        let audio = try samples("v2/ea_004012.mp3")
        #expect(audio.count > 150 * 16_000)
        let plan = WindowPlan.files(model.manifest)
        let whole = try posteriors(audio, model, plan)
        // The same audio with its beginning cut off: every window falls elsewhere.
        let offset = 125
        let later = try posteriors(Array(audio.dropFirst(offset * 640)), model, plan)
        #expect(later.frames == whole.frames - offset)
        let same = (0..<later.frames).filter { later.tokens.best(at: $0) == whole.tokens.best(at: $0 + offset) }.count
        #expect(Double(same) / Double(later.frames) > 0.93)
        // Symbols come all along: no window is deaf, none stammers.
        let tokens = GreedyCTCDecoder.decode(whole.tokens, blank: model.blank)
        let perSpan = (0..<15).map { span in
            tokens.count { $0.frames.lowerBound >= span * 250 && $0.frames.lowerBound < (span + 1) * 250 }
        }
        #expect(perSpan.allSatisfy { (12...160).contains($0) })
    }
}

import QuranCore
import Recitation

/// Feeds a recording as a live client does, and notes when each verse is claimed.
struct LiveClient {
    /// Samples in a piece.
    let chunk: Int

    /// Seconds of silence after the recording, as in the public benchmark: 14 pieces of 300 ms.
    static let silence = 4.2

    /// The verses claimed, each with the audio time that had been sent when it came.
    func run(_ samples: [Float], through recognizer: any BenchmarkLiveRecognizer) throws -> [Emission] {
        var emissions: [Emission] = []
        var sent = 0
        func push(_ part: [Float]) throws {
            sent += part.count
            let time = Double(sent) / Audio.sampleRate
            emissions += Self.verses(try recognizer.push(part)).map { Emission($0, time: time) }
        }
        for start in stride(from: 0, to: samples.count, by: chunk) {
            try push(Array(samples[start..<min(start + chunk, samples.count)]))
        }
        let silent = [Float](repeating: 0, count: chunk)
        for _ in stride(from: 0, to: Int(Self.silence * Audio.sampleRate), by: chunk) { try push(silent) }
        return emissions + Self.verses(try recognizer.finish()).map { Emission($0, time: nil) }
    }

    private static func verses(_ events: [RecitationEvent]) -> [VerseID] {
        events.compactMap { event in
            if case .verse(let recited, _) = event { recited.verse } else { nil }
        }
    }
}

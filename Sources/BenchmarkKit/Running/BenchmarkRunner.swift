import QuranCore
import Recitation

/// Runs a recogniser over a corpus and scores it.
public struct BenchmarkRunner {
    private let recognizer: any BenchmarkRecognizer
    private let mode: BenchmarkMode
    private let client: LiveClient
    private let soundAlikes: VerseEquivalence
    private let load: (String) throws -> [Float]
    private let now: () -> Double
    private let processorTime: () -> Double

    /// - Parameters:
    ///   - chunkMilliseconds: Length of a live piece.
    ///   - soundAlikes: Verses among which audio alone cannot decide.
    ///   - load: Decodes a file to 16 kHz mono samples.
    ///   - now: Seconds on a clock that never goes back.
    ///   - processorTime: Seconds of processor time that this process has used.
    public init(
        recognizer: any BenchmarkRecognizer, mode: BenchmarkMode, chunkMilliseconds: Int, soundAlikes: VerseEquivalence,
        load: @escaping (String) throws -> [Float], now: @escaping () -> Double,
        processorTime: @escaping () -> Double = ProcessUsage.processorSeconds
    ) {
        self.recognizer = recognizer
        self.mode = mode
        self.client = LiveClient(chunk: max(1, Int(Double(chunkMilliseconds) * Audio.sampleRate / 1000)))
        self.soundAlikes = soundAlikes
        self.load = load
        self.now = now
        self.processorTime = processorTime
    }

    /// Runs all clips in order; `report` is told of each as it is done.
    public func run(_ clips: [BenchmarkClip], report: (ClipOutcome) throws -> Void) rethrows -> BenchmarkReport {
        var outcomes: [ClipOutcome] = []
        for clip in clips {
            let outcome = run(clip)
            outcomes.append(outcome)
            try report(outcome)
        }
        return BenchmarkReport(mode: mode, clips: outcomes, peakMemory: ProcessUsage.peakMemory())
    }

    private func run(_ clip: BenchmarkClip) -> ClipOutcome {
        var emissions: [Emission] = []
        var verses: [RecitedVerse] = []
        var duration = 0.0
        var elapsed = 0.0
        var processor = 0.0
        var failure: String?
        do {
            let samples = try samples(of: clip)
            duration = Double(samples.count) / Audio.sampleRate
            let started = (clock: now(), processor: processorTime())
            switch (mode, clip.audio) {
            case (.batch, .file(let path)): verses = try recognizer.recognize(path: path).verses
            case (.batch, .samples): verses = try recognizer.recognize(samples: samples).verses
            case (.stream, _): emissions = try client.run(samples, through: recognizer.makeLive())
            }
            elapsed = now() - started.clock
            processor = processorTime() - started.processor
            if mode == .batch { emissions = verses.map { Emission($0.verse, time: nil) } }
        } catch {
            failure = "\(error)"
        }
        let score = ClipScore(
            clip: clip, emissions: emissions, duration: duration, isLive: mode == .stream, soundAlikes: soundAlikes)
        return ClipOutcome(
            id: clip.id, source: clip.source, category: clip.category, expected: clip.expected, emissions: emissions,
            verses: verses, duration: duration, elapsed: elapsed, processor: processor, score: score, failure: failure)
    }

    private func samples(of clip: BenchmarkClip) throws -> [Float] {
        switch clip.audio {
        case .file(let path): try load(path)
        case .samples(let make): try make()
        }
    }
}

import BenchmarkKit
import QuranRecognitionKit
import Recitation

/// The recognition engine as the commands and the benchmark use it.
struct EngineRecognizer: RecordingRecognizer {
    private let engine: RecognitionEngine

    /// Loads the model at a path, or the default one.
    init(model path: String?) throws {
        engine = try RecognitionEngine(modelPath: path)
    }

    func recognize(
        path: String, scope: RecognitionScope, progress: ((Double) -> Void)?
    ) throws -> RecognizedRecording {
        let found = try engine.recognize(path: path, options: Self.options(scope), progress: progress)
        return RecognizedRecording(
            duration: found.durationSeconds, result: found.result, text: found.text, warnings: found.warnings)
    }

    func recognize(path: String) throws -> RecitationResult {
        try engine.recognize(path: path, options: RecognitionOptions(), progress: nil).result
    }

    func recognize(samples: [Float]) throws -> RecitationResult {
        try engine.recognize(samples: samples, options: RecognitionOptions()).result
    }

    func makeLive() throws -> any BenchmarkLiveRecognizer {
        EngineLiveRecognizer(live: try engine.makeLiveRecognition(options: RecognitionOptions()))
    }

    private static func options(_ scope: RecognitionScope) -> RecognitionOptions {
        var options = RecognitionOptions()
        options.surahHint = scope.surahHint
        options.range = scope.range
        return options
    }
}

/// A live recognition of the engine.
private struct EngineLiveRecognizer: BenchmarkLiveRecognizer {
    let live: LiveRecognition

    func push(_ samples: [Float]) throws -> [RecitationEvent] { try live.push(samples) }

    func finish() throws -> [RecitationEvent] { try live.finish() }
}

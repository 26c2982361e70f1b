import BenchmarkKit
import QuranCore
import Recitation

/// What the commands need of a recogniser.
protocol RecordingRecognizer: BenchmarkRecognizer {
    /// Recognises a whole file; `progress` is told the part done, 0...1.
    func recognize(
        path: String, scope: RecognitionScope, progress: ((Double) -> Void)?
    ) throws -> RecognizedRecording
}

/// What the user knows of a recording beforehand.
struct RecognitionScope: Equatable {
    /// The surah to prefer, 1...114.
    var surahHint: Int?
    /// The only verses to consider.
    var range: ClosedRange<VerseID>?
}

/// What was recognised in a file.
struct RecognizedRecording: Equatable {
    /// Seconds of audio.
    let duration: Double
    let result: RecitationResult
    /// The text as the letter head of the model hears it.
    let text: String
    let warnings: [String]
}

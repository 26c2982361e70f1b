public import Acoustics
internal import AudioIO
public import QuranCore
internal import Recitation
internal import SequenceDecoding

/// Recognises recitations: recordings as a whole, or sound as it comes.
///
/// Loads once and is shared freely; each recognition has its own state. Nothing leaves the machine.
public final class RecognitionEngine: Sendable {
    /// The Quran that is searched.
    public let quran: Quran
    /// The acoustic model in use.
    public let model: AcousticModel
    private let method: Method

    /// How verses are found: in phonemes by the search over the Quran's graph, in text by looking it up.
    private enum Method {
        case phonemes(SearchModel)
        case text(PieceVocabulary, TextPlacement)
    }

    /// Loads the Quran, the model and the search graph.
    ///
    /// - Parameter modelPath: a model folder or a lone `.onnx`; nil for the default model (`ModelLocator`).
    /// - Throws: `ModelError`, `QuranDataError` or `RecognitionEngineError`.
    public convenience init(modelPath: String? = nil) throws {
        try self.init(model: AcousticModel.located(at: modelPath))
    }

    /// - Throws: `QuranDataError` or `RecognitionEngineError`.
    public init(model: AcousticModel) throws {
        quran = try Quran.load()
        self.model = model
        switch model.vocabulary {
        case .phonemes: method = .phonemes(try SearchModel(quran: quran, model: model))
        case .pieces(let pieces): method = .text(pieces, TextPlacement(quran: quran))
        }
    }

    /// Recognises a recording.
    ///
    /// Blocks until done and reads the file in pieces: memory does not grow with its length.
    ///
    /// - Parameters:
    ///   - path: a file of any format `AudioFileReader` reads.
    ///   - progress: called now and then with the share done, 0...1, where the file says how long it is.
    /// - Throws: `AudioFileError` or `ModelError`.
    public func recognize(
        path: String, options: RecognitionOptions = RecognitionOptions(), progress: ((Double) -> Void)? = nil
    ) throws -> FileRecognition {
        let reader = try AudioFileReader(path: path)
        var recognition = begin(options)
        while let samples = try reader.next(maxSamples: Self.pieceLength) {
            try recognition.push(samples)
            if let progress, let whole = reader.durationSeconds, whole > 0 {
                progress(min(1, recognition.seconds / whole))
            }
        }
        return try recognition.finish(warnings: reader.warnings.map(\.description))
    }

    /// Recognises samples.
    ///
    /// - Parameter samples: 16 kHz mono, -1...1.
    /// - Throws: `ModelError`.
    public func recognize(
        samples: [Float], options: RecognitionOptions = RecognitionOptions()
    ) throws -> FileRecognition {
        var recognition = begin(options)
        try recognition.push(samples)
        return try recognition.finish(warnings: [])
    }

    /// Begins to follow a recitation as it is heard.
    ///
    /// - Throws: `RecognitionEngineError.notLive` for a model that writes text.
    public func makeLiveRecognition(
        options: RecognitionOptions = RecognitionOptions()
    ) throws(RecognitionEngineError) -> LiveRecognition {
        guard case .phonemes(let search) = method else { throw .notLive }
        return LiveRecognition(model: model, search: search, options: options)
    }

    private func begin(_ options: RecognitionOptions) -> any RecordingRecognition {
        switch method {
        case .phonemes(let search): WholeRecognition(model: model, search: search, options: options)
        case .text(let pieces, let placement):
            TextRecognition(model: model, pieces: pieces, placement: placement, options: options)
        }
    }

    /// Samples read at a time: 10 s.
    private static let pieceLength = 160_000
}

public import Recitation

/// What the benchmark measures.
public protocol BenchmarkRecognizer {
    /// Recognises a whole file, decoding included.
    func recognize(path: String) throws -> RecitationResult
    /// Recognises 16 kHz mono samples as one recording.
    func recognize(samples: [Float]) throws -> RecitationResult
    /// Begins a live recognition.
    func makeLive() throws -> any BenchmarkLiveRecognizer
}

/// A live recognition, fed piece by piece.
public protocol BenchmarkLiveRecognizer {
    /// Takes the next 16 kHz mono samples and gives what became certain.
    func push(_ samples: [Float]) throws -> [RecitationEvent]
    /// Ends the audio and gives what became certain by that.
    func finish() throws -> [RecitationEvent]
}

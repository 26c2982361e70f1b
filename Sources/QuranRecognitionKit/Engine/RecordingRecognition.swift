/// A recording on its way through a model: samples in, and at the end what was recited.
protocol RecordingRecognition {
    /// Seconds of audio taken in.
    var seconds: Double { get }
    /// Takes in the next samples, 16 kHz mono.
    mutating func push(_ samples: [Float]) throws
    /// Ends the recording.
    mutating func finish(warnings: [String]) throws -> FileRecognition
}

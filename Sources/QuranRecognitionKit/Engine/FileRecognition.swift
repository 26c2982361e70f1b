public import Recitation

/// What was recognised in a whole recording.
public struct FileRecognition: Sendable, Equatable {
    /// Length of the recording in seconds.
    public let durationSeconds: Double
    /// Verses and words in the order in which they were recited.
    public let result: RecitationResult
    /// What was heard, letter by letter, by the model's letter head: modern spelling without vowels.
    public let text: String
    /// What was odd about the recording, in words for a person.
    public let warnings: [String]

    public init(durationSeconds: Double, result: RecitationResult, text: String, warnings: [String] = []) {
        self.durationSeconds = durationSeconds
        self.result = result
        self.text = text
        self.warnings = warnings
    }
}

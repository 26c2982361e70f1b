/// What `manifest.json` of a model folder says: everything needed to feed the model and to read its outputs.
///
/// ```json
/// { "format": 1, "name": "murajah-ctc-0", "model": "model.onnx", "sha256": "…",
///   "front_end": { "id": "whisper-log-mel", "bins": 80, "peak_level": 0.5 },
///   "inputs": { "features": "mel" },
///   "outputs": { "tokens": "phoneme_logprobs", "letters": "letter_logprobs" },
///   "frame_seconds": 0.04, "longest_window_seconds": 30, "best_window_seconds": 12,
///   "tokens": "phonemes+letters", "vocabulary": "vocab.json", "blank": 0,
///   "licence": "MIT", "attribution": "LICENSE" }
/// ```
public struct ModelManifest: Sendable, Equatable, Codable {
    /// The format this version reads and writes.
    public static let currentFormat = 1

    /// Version of this schema.
    public var format: Int
    public var name: String
    /// File of the model in the folder.
    public var model: String
    /// SHA-256 of the model file, lower-case hexadecimal.
    public var sha256: String
    public var frontEnd: FrontEndSpecification
    public var inputs: Inputs
    public var outputs: Outputs
    /// Seconds from one output frame to the next.
    public var frameSeconds: Double
    /// The longest audio the model can take at once, in seconds.
    public var longestWindowSeconds: Double
    /// The window at which long audio is recognised best, in seconds; nil for 24, or the longest where that is less.
    /// A model hears badly in windows much longer than the clips it was trained on, though it takes them.
    public var bestWindowSeconds: Double?
    public var tokens: TokenKind
    /// File of the vocabulary in the folder.
    public var vocabulary: String
    /// Class of the CTC blank in every head.
    public var blank: Int
    /// Present when the model can run on consecutive steps.
    public var streaming: StreamingSpecification?
    /// SPDX identifier of the model's licence.
    public var licence: String
    /// File with the notices that must go with the model.
    public var attribution: String?

    /// Names of the model's inputs.
    public struct Inputs: Sendable, Equatable, Codable {
        /// float32 [1, bins, frames].
        public var features: String
        /// int64 [1], the number of frames; nil when the model does not ask for it.
        public var length: String?

        public init(features: String, length: String? = nil) {
            self.features = features
            self.length = length
        }
    }

    /// Names of the model's outputs, each float32 [1, frames, classes] of natural log-probabilities.
    public struct Outputs: Sendable, Equatable, Codable {
        /// Phonemes or pieces.
        public var tokens: String
        /// Letters, where the model has a head for them.
        public var letters: String?

        public init(tokens: String, letters: String? = nil) {
            self.tokens = tokens
            self.letters = letters
        }
    }

    /// What the classes of the model are.
    public enum TokenKind: String, Sendable, Codable {
        /// A phoneme head, and a letter head from which text is read.
        case phonemesAndLetters = "phonemes+letters"
        /// SentencePiece pieces.
        case sentencePieces = "sentencepiece"
    }

    enum CodingKeys: String, CodingKey {
        case format, name, model, sha256, inputs, outputs, tokens, vocabulary, blank, streaming, licence, attribution
        case frontEnd = "front_end"
        case frameSeconds = "frame_seconds"
        case longestWindowSeconds = "longest_window_seconds"
        case bestWindowSeconds = "best_window_seconds"
    }
}

/// The features a model was trained on, as its manifest names them.
public struct FrontEndSpecification: Sendable, Equatable, Codable {
    public enum Identifier: String, Sendable, Codable, CaseIterable {
        /// Whisper's log-mel, clip level scaled to a peak first where `peak_level` is given.
        case whisperLogMel = "whisper-log-mel"
        /// NeMo's log-mel, normalised per feature.
        case nemoLogMel = "nemo-log-mel"
    }

    public var id: Identifier
    /// Mel bins; both front ends have 80.
    public var bins: Int
    /// The level that the loudest sample of a window is scaled to, 0...1; whisper-log-mel only.
    public var peakLevel: Float?

    public init(id: Identifier, bins: Int = 80, peakLevel: Float? = nil) {
        self.id = id
        self.bins = bins
        self.peakLevel = peakLevel
    }

    enum CodingKeys: String, CodingKey {
        case id, bins
        case peakLevel = "peak_level"
    }
}

/// The features a model was trained on, as its manifest names them.
public struct FrontEndSpecification: Sendable, Equatable, Codable {
    public enum Identifier: String, Sendable, Codable, CaseIterable {
        /// Whisper's log-mel, clip level scaled to a peak first where `peak_level` is given.
        case whisperLogMel = "whisper-log-mel"
        /// Whisper's log-mel energies with a level taken from the past alone; `level` says its constants.
        case whisperLogMelCausal = "whisper-log-mel-causal"
        /// NeMo's log-mel, normalised per feature.
        case nemoLogMel = "nemo-log-mel"
    }

    /// The constants of a causal level, in decades of power; `AudioCore.CausalLevel` has the formula.
    public struct Level: Sendable, Equatable, Codable {
        /// The reference before the first frame, -10...10.
        public var start: Double
        /// How far the reference sinks from one frame to the next, 0...1.
        public var releasePerFrame: Double
        /// How far below the reference the floor is, above 0 and at most 20.
        public var range: Double
        /// Where the reference lies on the scale of the features, -20...20.
        public var top: Double

        public init(start: Double, releasePerFrame: Double, range: Double, top: Double) {
            self.start = start
            self.releasePerFrame = releasePerFrame
            self.range = range
            self.top = top
        }

        enum CodingKeys: String, CodingKey {
            case start, range, top
            case releasePerFrame = "release_per_frame"
        }
    }

    public var id: Identifier
    /// Mel bins; all front ends have 80.
    public var bins: Int
    /// The level that the loudest sample of a window is scaled to, 0...1; whisper-log-mel only.
    public var peakLevel: Float?
    /// Of whisper-log-mel-causal, and of it alone.
    public var level: Level?

    public init(id: Identifier, bins: Int = 80, peakLevel: Float? = nil, level: Level? = nil) {
        self.id = id
        self.bins = bins
        self.peakLevel = peakLevel
        self.level = level
    }

    enum CodingKeys: String, CodingKey {
        case id, bins, level
        case peakLevel = "peak_level"
    }
}

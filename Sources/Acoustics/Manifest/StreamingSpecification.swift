/// How a model runs on consecutive steps, handing on what its layers have computed of the past.
///
/// A step computes n output frames from their front-end frames, `framesBefore` before the first and `framesAfter` after
/// the last. What lies outside the audio is silence. A step is `stepFrames` output frames that are given and
/// `lookAheadFrames` that are only heard: these are computed again by the next step, and are cut from the caches that it
/// takes. A whole window is one step with empty caches at position 0, so one model serves recordings and listeners.
///
/// ```json
/// { "position": "position", "position_period": 750,
///   "caches": [{ "input": "cache", "output": "next_cache", "shape": [4, 2, 1, 6, null, 64] }],
///   "frames_before": 2, "frames_after": 1, "left_frames": 150, "step_frames": 8, "look_ahead_frames": 8 }
/// ```
public struct StreamingSpecification: Sendable, Equatable, Codable {
    /// An input, int64 [1]: output frames before the step, modulo `positionPeriod`. Nil for a model without one.
    public var position: String?
    /// Output frames after which positions begin anew.
    public var positionPeriod: Int
    public var caches: [Cache]
    /// Front-end frames that a step needs before its first output frame.
    public var framesBefore: Int
    /// Front-end frames that a step needs after its last output frame.
    public var framesAfter: Int
    /// Output frames of the past that the caches hold at most.
    public var leftFrames: Int
    /// Output frames that a live step gives.
    public var stepFrames: Int
    /// Output frames that a live step hears in advance.
    public var lookAheadFrames: Int

    /// A float32 tensor that an output gives and the next step's input takes.
    public struct Cache: Sendable, Equatable, Codable {
        public var input: String
        public var output: String
        /// The lengths of the axes; nil for the one axis of output frames, 0 long at first.
        public var shape: [Int?]

        public init(input: String, output: String, shape: [Int?]) {
            self.input = input
            self.output = output
            self.shape = shape
        }

        /// The axis of output frames.
        var timeAxis: Int { shape.firstIndex { $0 == nil } ?? 0 }
    }

    public init(
        position: String?, positionPeriod: Int, caches: [Cache], framesBefore: Int, framesAfter: Int, leftFrames: Int,
        stepFrames: Int, lookAheadFrames: Int
    ) {
        self.position = position
        self.positionPeriod = positionPeriod
        self.caches = caches
        self.framesBefore = framesBefore
        self.framesAfter = framesAfter
        self.leftFrames = leftFrames
        self.stepFrames = stepFrames
        self.lookAheadFrames = lookAheadFrames
    }

    enum CodingKeys: String, CodingKey {
        case position, caches
        case positionPeriod = "position_period"
        case framesBefore = "frames_before"
        case framesAfter = "frames_after"
        case leftFrames = "left_frames"
        case stepFrames = "step_frames"
        case lookAheadFrames = "look_ahead_frames"
    }
}

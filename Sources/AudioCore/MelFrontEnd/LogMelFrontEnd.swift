/// A front end: 16 kHz mono samples in, the features an acoustic model was trained on out.
///
/// A model's manifest names its front end; a model fed by another one gives noise. Pure and deterministic.
public protocol LogMelFrontEnd: Sendable {
    /// Features in a frame.
    var binCount: Int { get }
    /// Seconds from one frame to the next.
    var hopSeconds: Double { get }
    /// The frames that `features(of:)` gives for this many samples.
    func frameCount(sampleCount: Int) -> Int
    /// The features of a whole clip.
    ///
    /// - Parameter samples: 16 kHz mono in -1...1, finite, any length.
    /// - Returns: mel-major features; no frames when the clip is too short for one.
    func features(of samples: [Float]) -> FeatureMatrix
}

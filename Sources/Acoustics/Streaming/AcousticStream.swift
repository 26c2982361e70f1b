/// A model over audio of any length: samples in as they come, posteriors out as soon as they are final.
///
/// The frames given are the same however the samples are cut, and what is kept of the past is bounded.
public protocol AcousticStream: Sendable {
    /// Frames given so far.
    var frames: Int { get }

    /// Takes the next samples.
    /// - Parameter samples: 16 kHz mono, -1...1, finite, any number.
    /// - Returns: the frames that became final, from frame `frames` (before the call) on; often none.
    /// - Throws: `ModelError.inference` or `.frameRateMismatch`; the audio of that call is then lost.
    mutating func push(_ samples: [Float]) throws(ModelError) -> Posteriors

    /// Ends the stream.
    /// - Returns: all remaining frames.
    mutating func finish() throws(ModelError) -> Posteriors
}

extension WindowedAcoustics: AcousticStream {}

extension AcousticModel {
    /// The way to hear a live listener: in steps where the model can hand on its past, else in overlapping windows.
    public func liveStream() -> any AcousticStream {
        if let streaming = manifest.streaming { return CachedAcoustics(self, streaming) }
        return WindowedAcoustics(self, plan: .live(longest: manifest.longestWindowSeconds), level: .window)
    }
}

/// Level and floor of a stream of log-mel frames, from nothing but what has been heard: a frame, once normalised, never
/// changes.
///
/// With l(t) the log10 energies of frame t, p(t) the largest of them, and m(-1) = `start`:
///
///     m(t) = max(p(t), m(t - 1) - release)
///     y(t) = (max(l(t), m(t) - range) - m(t) + top) / 4
///
/// The reference m jumps up with the voice and sinks slowly. The front end of the models named murajah-ctc-1 and later;
/// `training/frontend.py` defines it.
public struct CausalLevel: Sendable, Equatable {
    /// The constants of the formula, in decades of power.
    public struct Parameters: Sendable, Equatable {
        /// The reference before the first frame.
        public var start: Double
        /// How far the reference sinks from one frame to the next, 0 or more.
        public var release: Double
        /// What is more than this below the reference is raised to it; above 0.
        public var range: Double
        /// Where the reference lies on the scale of the features, before the division by 4.
        public var top: Double

        public init(start: Double, release: Double, range: Double, top: Double) {
            self.start = start
            self.release = release
            self.range = range
            self.top = top
        }
    }

    public let parameters: Parameters
    /// m of the last frame normalised.
    public private(set) var reference: Double

    public init(_ parameters: Parameters) {
        precondition(parameters.release >= 0 && parameters.range > 0, "a reference sinks, and a range is above 0")
        self.parameters = parameters
        reference = parameters.start
    }

    /// The feature of a bin at or below the floor: what silence is, and what models are padded with.
    public var silence: Float { Float((parameters.top - parameters.range) / 4) }

    /// Normalises the next frames of the stream.
    ///
    /// - Parameter energies: log10 energies, of `LogMelSpectrogram.whisper`.
    /// - Returns: as many frames; their values depend on the frames before, not on how the stream is cut.
    public mutating func normalize(_ energies: FeatureMatrix) -> FeatureMatrix {
        var features = energies
        let (bins, frames) = (energies.binCount, energies.frameCount)
        features.values.withUnsafeMutableBufferPointer { values in
            for frame in 0..<frames {
                var peak = -Float.infinity
                for bin in 0..<bins { peak = max(peak, values[bin * frames + frame]) }
                reference = max(Double(peak), reference - parameters.release)
                for bin in 0..<bins {
                    let relative = max(Double(values[bin * frames + frame]) - reference, -parameters.range)
                    values[bin * frames + frame] = Float((relative + parameters.top) / 4)
                }
            }
        }
        return features
    }
}

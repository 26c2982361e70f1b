/// The front end of OpenAI's Whisper (`WhisperFeatureExtractor`, without its padding to 30 s), 80 bins, 10 ms.
///
/// Raw energies as `LogMelSpectrogram.whisper`; then everything more than 8 decades below the clip's maximum is raised
/// to that, and (x + 4) / 4. N samples give N / 160 frames.
public struct WhisperLogMel: LogMelFrontEnd {
    /// The level a clip's highest sample is scaled to first, or nil to take the clip as it is.
    public let peakLevel: Float?

    /// - Parameter peakLevel: nil for Whisper itself; 0.5 for the model `murajah-ctc-0`, whose training scaled every
    ///   clip by 0.5 / (peak + 1e-6).
    public init(peakLevel: Float? = nil) {
        self.peakLevel = peakLevel
    }

    public var binCount: Int { LogMelSpectrogram.whisper.binCount }
    public var hopSeconds: Double { LogMelSpectrogram.whisper.hopSeconds }

    public func frameCount(sampleCount: Int) -> Int {
        LogMelSpectrogram.whisper.frameCount(sampleCount: sampleCount)
    }

    public func features(of samples: [Float]) -> FeatureMatrix {
        let gain = gain(peak: samples.reduce(0) { max($0, abs($1)) })
        let scaled = gain == 1 ? samples : samples.map { $0 * gain }
        return Self.normalized(LogMelSpectrogram.whisper.energies(of: scaled))
    }

    /// The factor that brings a clip with this highest absolute sample to the peak level.
    public func gain(peak: Float) -> Float {
        guard let peakLevel else { return 1 }
        return peakLevel / (peak + 1e-6)
    }

    /// Whisper's normalisation of raw energies, for windows that share frames.
    ///
    /// - Parameters:
    ///   - energies: of `LogMelSpectrogram.whisper`.
    ///   - gain: a factor that the samples should have had. Exact but for energies at the floor of 1e-10.
    ///   - maximum: the highest raw energy to take the floor from, before the gain; nil for that of `energies`. A live
    ///     listener passes a running maximum, so that frames do not change after the fact.
    public static func normalized(
        _ energies: FeatureMatrix, gain: Float = 1, maximum: Float? = nil
    ) -> FeatureMatrix {
        let shift = 2 * decimalLogarithm(gain)
        let highest = (maximum ?? energies.values.max() ?? 0) + shift
        let floor = highest - 8
        var result = energies
        result.values.withUnsafeMutableBufferPointer { values in
            for i in 0..<values.count { values[i] = (max(max(values[i] + shift, -10), floor) + 4) / 4 }
        }
        return result
    }
}

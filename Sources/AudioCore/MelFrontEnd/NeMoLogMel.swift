/// The front end of NVIDIA NeMo's speech models (`FilterbankFeatures` in evaluation mode), 80 bins, 10 ms.
///
/// n_fft 512, symmetric Hann of 400 centred in it, hop 160, pre-emphasis 0.97, power spectrum, 80 Slaney mels,
/// ln(x + 2^-24); then each bin over its valid frames: minus the mean, over the unbiased deviation + 1e-5. No dither.
public struct NeMoLogMel: LogMelFrontEnd {
    /// The toolkit changed what lies beyond the clip's ends between major versions.
    public enum Version: Sendable, CaseIterable {
        /// 1.x and 2.x: mirrored edges, all N / 160 + 1 frames are valid. What the published FastConformer models were
        /// trained with.
        case nemo2
        /// 3.x: zeros beyond the edges, N / 160 frames are valid, the one after them is zero.
        case nemo3
    }

    /// Which toolkit's edges.
    public let version: Version
    private let spectrogram: LogMelSpectrogram

    /// - Parameter version: the toolkit that the model was trained with.
    public init(version: Version = .nemo2) {
        self.version = version
        self.spectrogram = .nemo(edge: version == .nemo2 ? .reflected : .zeros)
    }

    public var binCount: Int { spectrogram.binCount }
    public var hopSeconds: Double { spectrogram.hopSeconds }

    public func frameCount(sampleCount: Int) -> Int { spectrogram.frameCount(sampleCount: sampleCount) }

    /// The frames that carry signal; the model's `length` input.
    public func validFrameCount(sampleCount: Int) -> Int {
        frameCount(sampleCount: sampleCount) - (version == .nemo3 && sampleCount > 0 ? 1 : 0)
    }

    /// The energies before the normalisation: ln(mel + 2^-24).
    public func energies(of samples: [Float]) -> FeatureMatrix { spectrogram.energies(of: samples) }

    /// The same energies for audio in pieces.
    public func stream() -> LogMelStream { LogMelStream(spectrogram) }

    public func features(of samples: [Float]) -> FeatureMatrix {
        Self.normalized(energies(of: samples), validFrames: validFrameCount(sampleCount: samples.count))
    }

    /// Per-feature normalisation over the first `validFrames` frames; the frames after them become zero.
    public static func normalized(_ energies: FeatureMatrix, validFrames: Int) -> FeatureMatrix {
        let frames = energies.frameCount
        precondition(validFrames <= frames, "\(validFrames) valid frames of \(frames)")
        var result = energies
        result.values.withUnsafeMutableBufferPointer { values in
            for bin in 0..<energies.binCount {
                let row = UnsafeMutableBufferPointer(rebasing: values[bin * frames..<(bin + 1) * frames])
                var sum = 0.0
                for t in 0..<validFrames { sum += Double(row[t]) }
                let mean = sum / Double(max(1, validFrames))
                var squares = 0.0
                for t in 0..<validFrames { squares += (Double(row[t]) - mean) * (Double(row[t]) - mean) }
                let deviation = validFrames > 1 ? (squares / Double(validFrames - 1)).squareRoot() : 0
                let scale = 1 / (deviation + 1e-5)
                for t in 0..<validFrames { row[t] = Float((Double(row[t]) - mean) * scale) }
                for t in validFrames..<frames { row[t] = 0 }
            }
        }
        return result
    }
}

internal import AudioCore

/// A front end cut in two: what is computed once for a stream, and what is done for every window.
///
/// Energies are always of the stream. Normalisation is of the stream where the level is causal, else of the window.
struct AcousticFrontEnd: Sendable {
    let specification: FrontEndSpecification

    var spectrogram: LogMelSpectrogram { stream().spectrogram }
    var samplesPerFrame: Int { spectrogram.hop }

    func stream() -> LogMelStream {
        switch specification.id {
        case .whisperLogMel, .whisperLogMelCausal: LogMelStream(.whisper)
        case .nemoLogMel: NeMoLogMel().stream()
        }
    }

    /// The level of a stream at its beginning; nil where windows are normalised each for itself.
    func level() -> CausalLevel? {
        specification.level.map {
            CausalLevel(.init(start: $0.start, release: $0.releasePerFrame, range: $0.range, top: $0.top))
        }
    }

    /// The features of a window.
    /// - Parameters:
    ///   - frames: energies, or features already where the level is causal.
    ///   - peak: the highest absolute sample that the level is taken from.
    ///   - maximum: the highest raw energy that the floor is taken from.
    func features(of frames: FeatureMatrix, peak: Float, maximum: Float) -> FeatureMatrix {
        switch specification.id {
        case .whisperLogMel:
            let gain = WhisperLogMel(peakLevel: specification.peakLevel).gain(peak: peak)
            return WhisperLogMel.normalized(frames, gain: gain, maximum: maximum)
        case .whisperLogMelCausal:
            return frames
        case .nemoLogMel:
            return NeMoLogMel.normalized(frames, validFrames: frames.frameCount)
        }
    }

    /// Frames of a causal front end with silence before and after.
    func surrounded(_ frames: FeatureMatrix, before: Int, after: Int) -> FeatureMatrix {
        let bins = frames.binCount
        func silence(_ count: Int) -> FeatureMatrix {
            let value = level()?.silence ?? 0
            return FeatureMatrix(
                binCount: bins, frameCount: count, values: [Float](repeating: value, count: bins * count))
        }
        return .joined([silence(before), frames, silence(after)], binCount: bins)
    }
}

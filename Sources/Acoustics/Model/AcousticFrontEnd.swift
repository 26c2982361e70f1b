internal import AudioCore

/// A front end cut in two: energies, computed once for a stream, and their normalisation, done for every window.
struct AcousticFrontEnd: Sendable {
    let specification: FrontEndSpecification

    var spectrogram: LogMelSpectrogram { stream().spectrogram }
    var samplesPerFrame: Int { spectrogram.hop }

    func stream() -> LogMelStream {
        switch specification.id {
        case .whisperLogMel: LogMelStream(.whisper)
        case .nemoLogMel: NeMoLogMel().stream()
        }
    }

    /// The features of a window.
    /// - Parameters:
    ///   - peak: the highest absolute sample that the level is taken from.
    ///   - maximum: the highest raw energy that the floor is taken from.
    func features(of energies: FeatureMatrix, peak: Float, maximum: Float) -> FeatureMatrix {
        switch specification.id {
        case .whisperLogMel:
            let gain = WhisperLogMel(peakLevel: specification.peakLevel).gain(peak: peak)
            return WhisperLogMel.normalized(energies, gain: gain, maximum: maximum)
        case .nemoLogMel:
            return NeMoLogMel.normalized(energies, validFrames: energies.frameCount)
        }
    }
}

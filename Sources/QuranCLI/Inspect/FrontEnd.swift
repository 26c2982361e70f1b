import AudioCore

/// The front ends by name.
enum FrontEnd: String, CaseIterable {
    case whisper
    case nemo

    /// Its features of a whole clip.
    func features(of samples: [Float]) -> FeatureMatrix {
        switch self {
        case .whisper: WhisperLogMel().features(of: samples)
        case .nemo: NeMoLogMel().features(of: samples)
        }
    }
}

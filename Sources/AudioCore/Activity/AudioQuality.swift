/// Whether a stretch of audio is worth recognising, judged by its levels alone.
public struct AudioQuality: Sendable, Equatable {
    /// The verdict, the first that holds in this order.
    public enum Status: String, Sendable, CaseIterable {
        /// Too many samples at full scale. Reported only: a clipped window may still be speech.
        case clipped
        /// Level or peak below the minimum.
        case silence
        /// Too few frames that stand out.
        case tooLittleSpeech
        case speech
    }

    /// Limits of the verdict. The defaults are those of the original SDK.
    public struct Thresholds: Sendable, Equatable {
        /// Root mean square below which a window is silence.
        public var minimumSpeechRMS: Float = 0.0015
        /// Highest absolute sample below which a window is silence.
        public var minimumSpeechPeak: Float = 0.006
        /// Share of frames that must stand out.
        public var minimumSpeechFrameRatio: Float = 0.03
        /// Absolute sample value from which a sample counts as clipped.
        public var clippingLevel: Float = 0.98
        /// Share of clipped samples from which a window is clipped.
        public var clippedShare: Float = 0.005

        public init() {}
    }

    /// Root mean square, 0...1.
    public let rms: Float
    /// Highest absolute sample, 0...1.
    public let peak: Float
    /// Level in dB re full scale: 20 log10(max(rms, 1e-6)); -120 when there are no samples.
    public let decibels: Float
    /// Share of 30 ms frames (every 15 ms) whose rms is at least max(1.75 x minimumSpeechRMS, 0.003).
    public let speechFrameRatio: Float
    /// Share of samples at or above the clipping level.
    public let clippedRatio: Float
    /// The verdict.
    public let status: Status
    /// All three minima are met, clipped or not: the window is worth recognising.
    public let isSpeechLikely: Bool

    /// The quality of these samples.
    ///
    /// - Parameter samples: 16 kHz mono in -1...1. A last frame shorter than 30 ms counts when it is the only one.
    public init(of samples: [Float], thresholds: Thresholds = Thresholds()) {
        var squares = 0.0
        var peak: Float = 0
        var clipped = 0
        for sample in samples {
            squares += Double(sample) * Double(sample)
            let level = abs(sample)
            peak = max(peak, level)
            if level >= thresholds.clippingLevel { clipped += 1 }
        }
        let rms = samples.isEmpty ? 0 : Float((squares / Double(samples.count)).squareRoot())
        self.rms = rms
        self.peak = peak
        decibels = 20 * decimalLogarithm(max(rms, 1e-6))
        clippedRatio = samples.isEmpty ? 0 : Float(clipped) / Float(samples.count)
        speechFrameRatio = Self.speechFrameRatio(
            samples, minimumRMS: max(1.75 * thresholds.minimumSpeechRMS, 0.003))
        let isLoud = rms >= thresholds.minimumSpeechRMS && peak >= thresholds.minimumSpeechPeak
        let hasSpeech = speechFrameRatio >= thresholds.minimumSpeechFrameRatio
        isSpeechLikely = !samples.isEmpty && isLoud && hasSpeech
        if !samples.isEmpty && clippedRatio >= thresholds.clippedShare {
            status = .clipped
        } else if samples.isEmpty || !isLoud {
            status = .silence
        } else {
            status = hasSpeech ? .speech : .tooLittleSpeech
        }
    }

    private static func speechFrameRatio(_ samples: [Float], minimumRMS: Float) -> Float {
        let (frame, hop) = (480, 240)
        guard !samples.isEmpty else { return 0 }
        let count = samples.count <= frame ? 1 : (samples.count - frame) / hop + 1
        var loud = 0
        for index in 0..<count {
            let part = samples[index * hop..<min(index * hop + frame, samples.count)]
            let squares = part.reduce(Float(0)) { $0 + $1 * $1 }
            if (squares / Float(part.count)).squareRoot() >= minimumRMS { loud += 1 }
        }
        return Float(loud) / Float(count)
    }
}

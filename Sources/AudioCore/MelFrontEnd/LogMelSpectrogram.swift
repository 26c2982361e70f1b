/// Log-mel energies before any normalisation: what two windows of a stream can share, and what the exact front ends
/// normalise.
///
/// Frame t is centred on sample t · hop; the signal is continued by half an FFT length on both sides. Sample rate is
/// 16 kHz throughout. Immutable tables only, so one value serves any number of threads.
public struct LogMelSpectrogram: Sendable {
    /// How a mel energy becomes a feature.
    enum Compression: Sendable, Equatable {
        /// log10(max(x, 1e-10)), Whisper's.
        case decimalFloored
        /// ln(x + 2^-24), NeMo's.
        case naturalGuarded
    }

    /// What lies beyond the two ends of the signal.
    enum Edge: Sendable {
        /// The signal mirrored on its end samples, as `numpy.pad(mode="reflect")`.
        case reflected
        case zeros
    }

    /// Samples a second that every front end here expects.
    public static let sampleRate = 16_000

    /// Mel bins in a frame.
    public let binCount: Int
    /// Samples from one frame to the next.
    public let hop: Int
    let fftLength: Int
    let preEmphasis: Float?
    let edge: Edge
    /// Whisper computes a last frame, centred past the end, and throws it away.
    let dropsLastFrame: Bool
    private let window: [Double]
    private let windowStart: Int
    private let filterBank: MelFilterBank
    private let spectrum: any PowerSpectrum
    private let compression: Compression

    /// Whisper's: n_fft 400, hop 160, periodic Hann, mirrored edges, 80 Slaney mels, log10(max(x, 1e-10)); N / 160
    /// frames for N samples.
    public static let whisper = LogMelSpectrogram(
        fftLength: 400, window: .periodic, preEmphasis: nil, edge: .reflected, dropsLastFrame: true,
        compression: .decimalFloored)

    /// NeMo's: n_fft 512, symmetric Hann of 400 in its middle, hop 160, pre-emphasis 0.97, 80 Slaney mels,
    /// ln(x + 2^-24); N / 160 + 1 frames for N samples.
    static func nemo(edge: Edge) -> LogMelSpectrogram {
        LogMelSpectrogram(
            fftLength: 512, window: .symmetric, preEmphasis: 0.97, edge: edge, dropsLastFrame: false,
            compression: .naturalGuarded)
    }

    private init(
        fftLength: Int, window: HannWindow, preEmphasis: Float?, edge: Edge, dropsLastFrame: Bool,
        compression: Compression
    ) {
        self.binCount = 80
        self.hop = 160
        self.fftLength = fftLength
        self.preEmphasis = preEmphasis
        self.edge = edge
        self.dropsLastFrame = dropsLastFrame
        self.window = window.values(length: 400)
        self.windowStart = (fftLength - 400) / 2
        self.filterBank = MelFilterBank(sampleRate: Self.sampleRate, fftLength: fftLength, count: 80)
        self.spectrum = MixedRadixPowerSpectrum(frameLength: fftLength)
        self.compression = compression
    }

    /// Seconds from one frame to the next.
    public var hopSeconds: Double { Double(hop) / Double(Self.sampleRate) }

    /// Frames of a whole clip of this many samples.
    public func frameCount(sampleCount: Int) -> Int {
        guard sampleCount > 0 else { return 0 }
        return sampleCount / hop + (dropsLastFrame ? 0 : 1)
    }

    /// The raw log-mel energies of a whole clip.
    ///
    /// - Parameter samples: 16 kHz mono in -1...1, finite, any length.
    /// - Returns: `frameCount(sampleCount:)` frames.
    public func energies(of samples: [Float]) -> FeatureMatrix {
        var stream = LogMelStream(self)
        return stream.append(samples, isLast: true)
    }

    /// Computes consecutive frames of a continued signal.
    ///
    /// - Parameters:
    ///   - signal: after pre-emphasis and continuation; frame i begins at `i * hop`.
    ///   - count: frames to compute; the signal has at least `(count - 1) * hop + fftLength` samples.
    func frames(of signal: UnsafeBufferPointer<Float>, count: Int) -> FeatureMatrix {
        guard count > 0 else { return .empty(binCount: binCount) }
        precondition(signal.count >= (count - 1) * hop + fftLength, "\(signal.count) samples hold no \(count) frames")
        let values = [Float](unsafeUninitializedCapacity: binCount * count) { output, written in
            withUnsafeTemporaryAllocation(
                of: FrameLanes.self, capacity: fftLength + fftLength / 2 + 1 + spectrum.scratchCount
            ) { memory in
                let frames = memory.baseAddress!
                let power = frames + fftLength
                let scratch = power + fftLength / 2 + 1
                frames.initialize(repeating: .zero, count: memory.count)
                for first in stride(from: 0, to: count, by: FrameLanes.scalarCount) {
                    let used = min(FrameLanes.scalarCount, count - first)
                    load(signal, first: first, used: used, into: frames)
                    spectrum.compute(frames, into: power, scratch: scratch)
                    writeEnergies(power, used: used, to: output.baseAddress! + first, frameCount: count)
                }
            }
            written = binCount * count
        }
        return FeatureMatrix(binCount: binCount, frameCount: count, values: values)
    }

    /// Windows the frames from `first` on into the lanes; lanes past `used` are silent.
    private func load(
        _ signal: UnsafeBufferPointer<Float>, first: Int, used: Int, into frames: UnsafeMutablePointer<FrameLanes>
    ) {
        let base = signal.baseAddress! + first * hop + windowStart
        let target = frames + windowStart
        window.withUnsafeBufferPointer { window in
            if used == FrameLanes.scalarCount {
                for i in 0..<window.count {
                    let s = base + i
                    let samples = SIMD4<Float>(s[0], s[hop], s[2 * hop], s[3 * hop])
                    target[i] = FrameLanes(samples) * window[i]
                }
            } else {
                for i in 0..<window.count {
                    var lanes = FrameLanes.zero
                    for lane in 0..<used { lanes[lane] = Double(base[i + lane * hop]) }
                    target[i] = lanes * window[i]
                }
            }
        }
    }

    private func writeEnergies(
        _ power: UnsafeMutablePointer<FrameLanes>, used: Int, to output: UnsafeMutablePointer<Float>, frameCount: Int
    ) {
        for (bin, filter) in filterBank.filters.enumerated() {
            var sum = FrameLanes.zero
            let bins = power + filter.firstBin
            filter.weights.withUnsafeBufferPointer { weights in
                for k in 0..<weights.count { sum += bins[k] * weights[k] }
            }
            let row = output + bin * frameCount
            switch compression {
            case .decimalFloored:
                for lane in 0..<used { row[lane] = Float(decimalLogarithm(max(sum[lane], 1e-10))) }
            case .naturalGuarded:
                for lane in 0..<used { row[lane] = Float(naturalLogarithm(sum[lane] + 0x1p-24)) }
            }
        }
    }
}

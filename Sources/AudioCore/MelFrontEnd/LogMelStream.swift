/// Log-mel energies of audio that arrives in pieces: each frame is computed once, as soon as its samples are there.
///
/// However the audio is cut, the frames of all calls together are, bit for bit, those of
/// `LogMelSpectrogram.energies(of:)` over the whole: the left edge waits for the samples it mirrors, the right edge
/// comes with the last call. A frame is ready half an FFT length (12.5 or 16 ms) after its centre.
public struct LogMelStream: Sendable {
    /// What the frames are.
    public let spectrogram: LogMelSpectrogram
    /// Samples taken so far.
    public private(set) var sampleCount = 0
    /// Frames given so far.
    public private(set) var frameCount = 0

    /// The continued signal from its position `start` on.
    private var signal: [Float] = []
    private var start = 0
    private var previousSample: Float = 0
    private var hasLeftEdge = false
    private var isFinished = false

    /// A stream at its beginning.
    public init(_ spectrogram: LogMelSpectrogram) {
        self.spectrogram = spectrogram
    }

    /// Takes the next samples and gives the frames that they complete.
    ///
    /// - Parameters:
    ///   - samples: 16 kHz mono in -1...1, finite, any number.
    ///   - isLast: no more samples will come: the frames at the right edge are given too. A programmer's error to
    ///     call again after that.
    /// - Returns: frames `frameCount` (before the call) and on, possibly none.
    public mutating func append(_ samples: [Float], isLast: Bool = false) -> FeatureMatrix {
        precondition(!isFinished, "the stream has been finished")
        appendEmphasized(samples)
        sampleCount += samples.count
        guard sampleCount > 0 else {
            isFinished = isLast
            return .empty(binCount: spectrogram.binCount)
        }
        if !hasLeftEdge, isLast || signal.count > edgeLength { continueLeft() }
        if isLast {
            continueRight()
            isFinished = true
        }
        guard hasLeftEdge else { return .empty(binCount: spectrogram.binCount) }
        let total =
            isLast
            ? spectrogram.frameCount(sampleCount: sampleCount)
            : max(0, start + signal.count - spectrogram.fftLength + spectrogram.hop) / spectrogram.hop
        let offset = frameCount * spectrogram.hop - start
        let frames = signal.withUnsafeBufferPointer { buffer in
            spectrogram.frames(
                of: UnsafeBufferPointer(rebasing: buffer[min(offset, buffer.count)...]),
                count: max(0, total - frameCount))
        }
        frameCount += frames.frameCount
        forgetUsedSamples()
        return frames
    }

    private var edgeLength: Int { spectrogram.fftLength / 2 }

    private mutating func appendEmphasized(_ samples: [Float]) {
        guard let factor = spectrogram.preEmphasis else {
            signal.append(contentsOf: samples)
            return
        }
        signal.reserveCapacity(signal.count + samples.count)
        for (index, sample) in samples.enumerated() {
            signal.append(sampleCount + index == 0 ? sample : sample - factor * previousSample)
            previousSample = sample
        }
    }

    private mutating func continueLeft() {
        let edge: [Float]
        switch spectrogram.edge {
        case .zeros: edge = [Float](repeating: 0, count: edgeLength)
        case .reflected: edge = (1...edgeLength).reversed().map { signal[Self.mirrored($0, count: signal.count)] }
        }
        signal.insert(contentsOf: edge, at: 0)
        hasLeftEdge = true
    }

    private mutating func continueRight() {
        switch spectrogram.edge {
        case .zeros: signal.append(contentsOf: [Float](repeating: 0, count: edgeLength))
        case .reflected:
            // What is mirrored is the audio, not the left edge before it.
            let audio = signal[max(0, edgeLength - start)...]
            let last = audio.count - 1
            let edge = (1...edgeLength).map {
                audio[audio.startIndex + last - Self.mirrored($0, count: audio.count)]
            }
            signal.append(contentsOf: edge)
        }
    }

    /// Where a mirror at both ends of `count` samples sends a position past its end.
    private static func mirrored(_ position: Int, count: Int) -> Int {
        guard count > 1 else { return 0 }
        let period = 2 * (count - 1)
        let phase = position % period
        return phase < count ? phase : period - phase
    }

    /// Keeps what the next frame and the right edge need.
    private mutating func forgetUsedSamples() {
        let keep = max(0, min(frameCount * spectrogram.hop - start, signal.count - edgeLength - 1))
        signal.removeFirst(keep)
        start += keep
    }
}

internal import AudioCore

/// The recent past of a stream: energies and sample peaks by front-end frame, forgotten as windows move on.
///
/// Where the front end's level is causal, what is kept is normalised already, once for the whole stream.
struct EnergyBuffer {
    private var stream: LogMelStream
    private var level: CausalLevel?
    private let bins: Int
    private let hop: Int
    /// Number of the first frame kept.
    private(set) var start = 0
    /// Energies frame by frame, from `start` on.
    private var energies: [Float] = []
    /// The highest absolute sample within the hop of each frame, from `start` on; the last hop may be incomplete.
    private var peaks: [Float] = []
    private var samples = 0
    /// The highest absolute sample and raw energy of all frames forgotten or kept, up to a frame asked for.
    private var heard = (frame: 0, peak: Float(0), energy: -Float.infinity)

    init(_ frontEnd: AcousticFrontEnd) {
        stream = frontEnd.stream()
        level = frontEnd.level()
        bins = stream.spectrogram.binCount
        hop = stream.spectrogram.hop
    }

    /// Frames complete so far.
    var end: Int { start + energies.count / bins }

    mutating func append(_ new: [Float], isLast: Bool = false) {
        for sample in new {
            if samples.isMultiple(of: hop) { peaks.append(0) }
            samples += 1
            peaks[peaks.count - 1] = max(peaks[peaks.count - 1], abs(sample))
        }
        var frames = stream.append(new, isLast: isLast)
        if let normalized = level?.normalize(frames) { frames = normalized }
        energies.reserveCapacity(energies.count + frames.values.count)
        for frame in 0..<frames.frameCount {
            for bin in 0..<bins { energies.append(frames[bin, frame]) }
        }
    }

    mutating func forget(before frame: Int) {
        guard frame > start else { return }
        note(upTo: frame)
        energies.removeFirst(min(energies.count, (frame - start) * bins))
        peaks.removeFirst(min(peaks.count, frame - start))
        start = frame
    }

    /// The energies of a range of frames, bin by bin.
    func window(_ range: Range<Int>) -> FeatureMatrix {
        let first = range.lowerBound - start
        var values = [Float](repeating: 0, count: bins * range.count)
        energies.withUnsafeBufferPointer { source in
            for frame in 0..<range.count {
                for bin in 0..<bins { values[bin * range.count + frame] = source[(first + frame) * bins + bin] }
            }
        }
        return FeatureMatrix(binCount: bins, frameCount: range.count, values: values)
    }

    /// The highest absolute sample in a range of frames.
    func peak(_ range: Range<Int>) -> Float {
        peaks[min(peaks.count, range.lowerBound - start)..<min(peaks.count, range.upperBound - start)].max() ?? 0
    }

    /// The highest absolute sample and raw energy from the beginning to a frame.
    mutating func heard(upTo frame: Int) -> (peak: Float, energy: Float) {
        note(upTo: frame)
        return (heard.peak, heard.energy)
    }

    private mutating func note(upTo frame: Int) {
        guard frame > heard.frame else { return }
        let range = heard.frame - start..<frame - start
        heard.peak = max(heard.peak, peak(heard.frame..<frame))
        let upTo = min(energies.count, range.upperBound * bins)
        heard.energy = max(heard.energy, energies[min(upTo, range.lowerBound * bins)..<upTo].max() ?? -.infinity)
        heard.frame = frame
    }
}

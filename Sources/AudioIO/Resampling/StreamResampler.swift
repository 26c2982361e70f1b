import AudioCore

/// Live mono audio at any declared rate in, 16 kHz out, in pieces.
///
/// However the input is cut, the samples of all calls together are the same. The output lags the input by a few
/// milliseconds (the filter's length); nothing is lost or shifted: sample n of the output is the input at n / 16000 s.
/// One stream, one owner: the type is not `Sendable`.
public final class StreamResampler {
    /// Why a stream cannot go on.
    public enum Failure: Error, Sendable, Equatable, CustomStringConvertible {
        /// Outside 4,000...384,000 Hz.
        case sampleRate(Double)
        /// A sample that is not a number or infinite, at this position of the stream.
        case nonFiniteSample(index: Int)
        /// The resampling library refused; its own words.
        case resampler(String)

        public var description: String {
            switch self {
            case .sampleRate(let rate): "sample rate \(rate) Hz; 4000 to 384000 Hz are supported"
            case .nonFiniteSample(let index): "sample \(index) of the stream is not a finite number"
            case .resampler(let message): "the audio cannot be resampled: \(message)"
            }
        }
    }

    /// Hertz of what goes in.
    public let inputRate: Double
    /// Samples taken so far.
    public private(set) var inputCount = 0
    /// Samples given so far.
    public private(set) var outputCount = 0
    /// Output samples that were beyond full scale and were limited to -1...1.
    public private(set) var clippedCount = 0

    private let resampler: SoxrResampler?
    private var isFinished = false

    /// - Parameter inputRate: hertz, 4,000...384,000.
    /// - Throws: `Failure.sampleRate` outside that range.
    public init(inputRate: Double) throws(Failure) {
        guard PCMFormat.sampleRates.contains(inputRate) else { throw .sampleRate(inputRate) }
        self.inputRate = inputRate
        let outputRate = Double(LogMelSpectrogram.sampleRate)
        do {
            resampler = inputRate == outputRate ? nil : try SoxrResampler(from: inputRate, to: outputRate)
        } catch { throw .resampler(error.message) }
    }

    /// Takes the next samples and gives the 16 kHz samples that are ready, in -1...1.
    ///
    /// A programmer's error after `flush()`.
    ///
    /// - Throws: `Failure.nonFiniteSample`; the piece is then not taken, and the stream can go on.
    public func push(_ samples: [Float]) throws(Failure) -> [Float] {
        try samples.withUnsafeBufferPointer { buffer throws(Failure) in try push(buffer) }
    }

    func push(_ samples: UnsafeBufferPointer<Float>) throws(Failure) -> [Float] {
        precondition(!isFinished, "the stream has been flushed")
        if let bad = samples.firstIndex(where: { !$0.isFinite }) { throw .nonFiniteSample(index: inputCount + bad) }
        inputCount += samples.count
        guard let resampler else { return limited(Array(samples)) }
        var output: [Float] = []
        do { try resampler.process(samples, into: &output) } catch { throw .resampler(error.message) }
        return limited(output)
    }

    /// Ends the stream and gives its last samples.
    public func flush() throws(Failure) -> [Float] {
        guard !isFinished else { return [] }
        isFinished = true
        guard let resampler, inputCount > 0 else { return [] }
        var output: [Float] = []
        do { try resampler.finish(into: &output) } catch { throw .resampler(error.message) }
        return limited(output)
    }

    private func limited(_ samples: [Float]) -> [Float] {
        outputCount += samples.count
        guard samples.contains(where: { abs($0) > 1 }) else { return samples }
        return samples.map { sample in
            guard abs(sample) > 1 else { return sample }
            clippedCount += 1
            return max(-1, min(1, sample))
        }
    }
}

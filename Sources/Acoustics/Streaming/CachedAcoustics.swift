internal import AudioCore
internal import Inference

/// A model in steps: each computes new frames from the caches of the step before, at the same cost however long it goes.
///
/// A value: copy it to go on twice from one point.
public struct CachedAcoustics: AcousticStream {
    public let model: AcousticModel
    public private(set) var frames = 0

    private let streaming: StreamingSpecification
    private var buffer: EnergyBuffer
    private var caches: [Tensor]
    private var isFinished = false

    /// - Parameter model: one whose manifest has `streaming`; nil for others.
    public init?(_ model: AcousticModel) {
        guard let streaming = model.manifest.streaming else { return nil }
        self.init(model, streaming)
    }

    init(_ model: AcousticModel, _ streaming: StreamingSpecification) {
        self.model = model
        self.streaming = streaming
        buffer = EnergyBuffer(model.frontEnd)
        caches = streaming.emptyCaches
    }

    public mutating func push(_ samples: [Float]) throws(ModelError) -> Posteriors {
        precondition(!isFinished, "the stream has been finished")
        var final = model.none
        // In pieces, so that one call with hours of audio needs no more memory than many with seconds.
        for piece in Swift.stride(from: 0, to: samples.count, by: Self.pieceLength) {
            buffer.append(Array(samples[piece..<min(samples.count, piece + Self.pieceLength)]))
            final.append(try stepsOnHeard())
        }
        return final
    }

    public mutating func finish() throws(ModelError) -> Posteriors {
        precondition(!isFinished, "the stream has been finished")
        buffer.append([], isLast: true)
        isFinished = true
        var final = try stepsOnHeard()
        let end = (buffer.end + model.stride - 1) / model.stride
        while frames < end {
            final.append(
                try step(
                    giving: min(streaming.stepFrames, end - frames),
                    computing: min(streaming.stepFrames + streaming.lookAheadFrames, end - frames)))
        }
        return final
    }

    /// Audio of which something is kept outside the caches, in seconds; for tests of its bound.
    package var keptSeconds: Double { Double(buffer.end - buffer.start) * model.frontEnd.spectrogram.hopSeconds }

    private static let pieceLength = 16_000

    /// The steps all of whose audio is there.
    private mutating func stepsOnHeard() throws(ModelError) -> Posteriors {
        let computed = streaming.stepFrames + streaming.lookAheadFrames
        var final = model.none
        while buffer.end >= (frames + computed) * model.stride + streaming.framesAfter {
            final.append(try step(giving: streaming.stepFrames, computing: computed))
        }
        return final
    }

    private mutating func step(giving given: Int, computing computed: Int) throws(ModelError) -> Posteriors {
        let first = frames * model.stride - streaming.framesBefore
        let last = (frames + computed) * model.stride + streaming.framesAfter
        let heard = buffer.window(max(0, first)..<min(buffer.end, last))
        let features = model.frontEnd.surrounded(heard, before: max(0, -first), after: max(0, last - buffer.end))
        let (posteriors, next) = try model.step(features, frames: computed, position: frames, caches: caches)
        caches = zip(next, streaming.caches).map { tensor, cache in
            // Look-ahead is computed again, with more to hear after it.
            let past = tensor.shape[cache.timeAxis] - (computed - given)
            return tensor.part(max(0, past - streaming.leftFrames)..<past, ofAxis: cache.timeAxis)
        }
        frames += given
        buffer.forget(before: max(0, frames * model.stride - streaming.framesBefore))
        return posteriors.rows(0..<given)
    }
}

extension StreamingSpecification {
    /// The caches of a stream at its beginning.
    var emptyCaches: [Tensor] { caches.map { Tensor([], shape: $0.shape.map { $0 ?? 0 }) } }
}

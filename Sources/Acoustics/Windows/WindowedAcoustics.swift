internal import AudioCore
internal import SequenceDecoding

/// A model over audio of any length: samples in as they come, posteriors out as soon as they are final.
///
/// The frames given are the same however the samples are cut, and what is kept is bounded by the window. A value: copy
/// it to go on twice from one point.
public struct WindowedAcoustics: Sendable {
    /// What the level of a window is taken from, for front ends that scale windows. A causal level is the stream's.
    public enum Level: Sendable, Equatable {
        /// The window's own loudest sample.
        case window
        /// The loudest sample heard so far.
        case heard
    }

    public let model: AcousticModel
    public let plan: WindowPlan
    public let level: Level
    /// Frames given so far.
    public private(set) var frames = 0

    private let framePlan: FramePlan
    private var buffer: EnergyBuffer
    /// Windows run so far.
    private var windows = 0
    /// The last window's frames that are not given yet, from frame `frames` on.
    private var held: Posteriors
    private var isFinished = false

    /// - Parameters:
    ///   - plan: how the audio is cut; nil for the plan for files.
    ///   - level: what a window's level is taken from.
    public init(_ model: AcousticModel, plan: WindowPlan? = nil, level: Level = .window) {
        self.model = model
        self.plan = plan ?? .files(model.manifest)
        self.level = level
        framePlan = FramePlan(self.plan, frameSeconds: model.frameSeconds)
        buffer = EnergyBuffer(model.frontEnd)
        held = model.none
    }

    /// Takes the next samples.
    /// - Parameter samples: 16 kHz mono, -1...1, finite, any number.
    /// - Returns: the frames that became final, from frame `frames` (before the call) on; often none.
    /// - Throws: `ModelError.inference` or `.frameRateMismatch`; the audio of that call is then lost.
    public mutating func push(_ samples: [Float]) throws(ModelError) -> Posteriors {
        precondition(!isFinished, "the stream has been finished")
        var final = model.none
        // In pieces, so that one call with hours of audio needs no more memory than many with seconds.
        for piece in Swift.stride(from: 0, to: samples.count, by: Self.pieceLength) {
            buffer.append(Array(samples[piece..<min(samples.count, piece + Self.pieceLength)]))
            while buffer.end >= framePlan.end(of: windows) * model.stride {
                final.append(try advance(to: framePlan.end(of: windows)))
            }
        }
        return final
    }

    /// Ends the stream: the last window reaches to the end of the audio and as far back as a window may.
    /// - Returns: all remaining frames.
    public mutating func finish() throws(ModelError) -> Posteriors {
        precondition(!isFinished, "the stream has been finished")
        buffer.append([], isLast: true)
        isFinished = true
        var final = model.none
        // The right edge may complete a window of the plan.
        while buffer.end >= framePlan.end(of: windows) * model.stride {
            final.append(try advance(to: framePlan.end(of: windows)))
        }
        let end = (buffer.end + model.stride - 1) / model.stride
        let isCovered = windows > 0 && buffer.end == framePlan.end(of: windows - 1) * model.stride
        if end > 0, !isCovered { final.append(try runWindow(upTo: end)) }
        final.append(held)
        frames += held.frames
        held = model.none
        return final
    }

    /// Audio of which something is kept, in seconds; for tests of its bound.
    package var keptSeconds: Double {
        Double(buffer.end - buffer.start) * model.frontEnd.spectrogram.hopSeconds
            + Double(held.frames) * model.frameSeconds
    }

    private static let pieceLength = 16_000

    /// Runs the next window of the plan and gives what it settles.
    private mutating func advance(to end: Int) throws(ModelError) -> Posteriors {
        var final = try runWindow(upTo: end)
        windows += 1
        // Up to the seam zone this window is final; the zone waits for the next window.
        let settled = held.rows(0..<max(0, min(held.frames, end - framePlan.lookAhead - framePlan.halfSeam - frames)))
        final.append(settled)
        held = held.rows(settled.frames..<held.frames)
        frames += settled.frames
        // The last window may end right after this one.
        buffer.forget(before: max(0, end + 1 - framePlan.window) * model.stride)
        return final
    }

    /// Runs the model on the window that ends at an output frame, joins it to the last one, and gives the frames of the
    /// last one before the seam. Afterwards `held` is the new window from the seam on.
    private mutating func runWindow(upTo end: Int) throws(ModelError) -> Posteriors {
        let first = max(0, end - framePlan.window)
        let range = first * model.stride..<min(end * model.stride, buffer.end)
        let energies = buffer.window(range)
        let heard = buffer.heard(upTo: range.upperBound)
        let features =
            switch level {
            case .window:
                model.frontEnd.features(
                    of: energies, peak: buffer.peak(range), maximum: energies.values.max() ?? 0)
            case .heard: model.frontEnd.features(of: energies, peak: heard.peak, maximum: heard.energy)
            }
        let window = try model.run(features)
        // `held` begins at `frames`, inside the new window.
        let offset = frames - first
        precondition(offset >= 0, "a window begins before its seam")
        let zone = windows == 0 ? 0 : min(2 * framePlan.halfSeam, held.frames)
        let cut =
            zone == 0
            ? 0
            : Seam.cut(held.tokens.rows(0..<zone), window.tokens.rows(offset..<offset + zone), blank: model.blank)
        let before = held.rows(0..<cut)
        held = window.rows(offset + cut..<window.frames)
        frames += cut
        return before
    }
}

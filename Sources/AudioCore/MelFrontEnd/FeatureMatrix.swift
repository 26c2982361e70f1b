/// Features of a stretch of audio, mel-major: the layout `[binCount][frameCount]` that acoustic models take.
public struct FeatureMatrix: Sendable, Equatable {
    /// Features in a frame.
    public let binCount: Int
    /// Frames in time.
    public let frameCount: Int
    /// `binCount * frameCount` values; bin b of frame t is at `b * frameCount + t`.
    public internal(set) var values: [Float]

    /// A matrix of these values.
    ///
    /// - Parameter values: mel-major, exactly `binCount * frameCount` of them.
    public init(binCount: Int, frameCount: Int, values: [Float]) {
        precondition(
            values.count == binCount * frameCount, "\(values.count) values are no \(binCount) x \(frameCount) matrix")
        self.binCount = binCount
        self.frameCount = frameCount
        self.values = values
    }

    /// A matrix with no frames.
    public static func empty(binCount: Int) -> FeatureMatrix {
        FeatureMatrix(binCount: binCount, frameCount: 0, values: [])
    }

    /// The value of one bin in one frame.
    public subscript(bin: Int, frame: Int) -> Float { values[bin * frameCount + frame] }

    /// The frames of a range, as a matrix of its own.
    public func frames(_ range: Range<Int>) -> FeatureMatrix {
        precondition(range.lowerBound >= 0 && range.upperBound <= frameCount, "frames \(range) of \(frameCount)")
        var part: [Float] = []
        part.reserveCapacity(binCount * range.count)
        for bin in 0..<binCount {
            part.append(contentsOf: values[bin * frameCount + range.lowerBound..<bin * frameCount + range.upperBound])
        }
        return FeatureMatrix(binCount: binCount, frameCount: range.count, values: part)
    }

    /// The parts one after the other in time. All have `binCount` bins.
    public static func joined(_ parts: [FeatureMatrix], binCount: Int) -> FeatureMatrix {
        let frames = parts.reduce(0) { $0 + $1.frameCount }
        var values: [Float] = []
        values.reserveCapacity(binCount * frames)
        for bin in 0..<binCount {
            for part in parts {
                precondition(part.binCount == binCount, "a part has \(part.binCount) bins, not \(binCount)")
                values.append(contentsOf: part.values[bin * part.frameCount..<(bin + 1) * part.frameCount])
            }
        }
        return FeatureMatrix(binCount: binCount, frameCount: frames, values: values)
    }
}

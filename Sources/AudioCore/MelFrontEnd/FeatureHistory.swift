/// The newest frames of a stream, so that overlapping windows can share them.
///
/// Frames are counted from the start of the stream; old ones are forgotten when more than `capacity` are there.
public struct FeatureHistory: Sendable {
    /// Features in a frame.
    public let binCount: Int
    /// Frames that are kept at least.
    public let capacity: Int
    /// The frames that are still there, counted from the start of the stream.
    public private(set) var available: Range<Int> = 0..<0

    /// Frame after frame, bins together.
    private var values: [Float] = []

    public init(binCount: Int, capacity: Int) {
        precondition(binCount > 0 && capacity > 0, "\(binCount) bins, \(capacity) frames")
        self.binCount = binCount
        self.capacity = capacity
    }

    /// Adds frames at the end.
    public mutating func append(_ frames: FeatureMatrix) {
        precondition(frames.binCount == binCount, "\(frames.binCount) bins, not \(binCount)")
        for frame in 0..<frames.frameCount {
            for bin in 0..<binCount { values.append(frames[bin, frame]) }
        }
        available = available.lowerBound..<available.upperBound + frames.frameCount
        // Forgetting only when half is superfluous keeps the cost of moving constant a frame.
        if available.count > 2 * capacity {
            let old = available.count - capacity
            values.removeFirst(old * binCount)
            available = available.lowerBound + old..<available.upperBound
        }
    }

    /// A window of consecutive frames, all of them within `available`.
    public func window(_ frames: Range<Int>) -> FeatureMatrix {
        precondition(
            frames.isEmpty || (available.contains(frames.lowerBound) && frames.upperBound <= available.upperBound),
            "frames \(frames) are not within \(available)")
        let first = (frames.lowerBound - available.lowerBound) * binCount
        let window = [Float](unsafeUninitializedCapacity: binCount * frames.count) { output, used in
            for bin in 0..<binCount {
                for t in 0..<frames.count { output[bin * frames.count + t] = values[first + t * binCount + bin] }
            }
            used = binCount * frames.count
        }
        return FeatureMatrix(binCount: binCount, frameCount: frames.count, values: window)
    }
}

/// A token heard in a stretch of frames.
public struct CTCToken: Sendable, Equatable {
    /// The class number.
    public let symbol: Int
    /// The frames it occupies; never empty.
    public let frames: Range<Int>
    /// Mean log-probability of the class over those frames.
    public let logProbability: Float

    public init(symbol: Int, frames: Range<Int>, logProbability: Float) {
        self.symbol = symbol
        self.frames = frames
        self.logProbability = logProbability
    }
}

/// What is wrong with a file that was read all the same.
public enum AudioFileWarning: Sendable, Equatable, CustomStringConvertible {
    /// The file ends before it says it does; everything up to there was read.
    case truncated
    /// The decoder met damage on its way; its own words.
    case damaged(detail: String)
    /// Samples beyond full scale were limited to -1...1.
    case clipped(sampleCount: Int)

    public var description: String {
        switch self {
        case .truncated: "the file is cut off; only what is there was read"
        case .damaged(let detail): "parts of the file are damaged (\(detail))"
        case .clipped(let count): "\(count) samples beyond full scale were limited"
        }
    }
}

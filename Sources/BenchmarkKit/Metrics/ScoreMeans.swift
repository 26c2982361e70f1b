/// Means of clip scores, each clip counting the same.
public struct ScoreMeans: Sendable, Equatable {
    public let count: Int
    public let recall: Double
    public let precision: Double
    public let exactSet: Double
    public let exactOrdered: Double

    /// The means of scores; all 0 when there are none.
    init(_ scores: [SequenceScore]) {
        func mean(_ value: (SequenceScore) -> Double) -> Double {
            scores.isEmpty ? 0 : scores.reduce(0) { $0 + value($1) } / Double(scores.count)
        }
        count = scores.count
        recall = mean(\.recall)
        precision = mean(\.precision)
        exactSet = mean { $0.exactSet ? 1 : 0 }
        exactOrdered = mean { $0.exactOrdered ? 1 : 0 }
    }
}

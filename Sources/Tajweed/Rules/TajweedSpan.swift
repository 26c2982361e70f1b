/// A stretch of a text with one rule.
public struct TajweedSpan: Hashable, Sendable {
    /// Positions of Unicode scalars, from 0.
    public let range: Range<Int>
    public let rule: TajweedRule

    public init(range: Range<Int>, rule: TajweedRule) {
        self.range = range
        self.rule = rule
    }
}

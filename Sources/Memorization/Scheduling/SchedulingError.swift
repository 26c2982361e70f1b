/// Settings that no scheduler can work with.
public enum SchedulingError: Error, Hashable, Sendable, CustomStringConvertible {
    case parameterCount(Int)
    case parameterOutOfBounds(index: Int, value: Double, bounds: ClosedRange<Double>)
    case firstStabilitiesNotInOrder([Double])
    case retentionOutOfBounds(Double)
    case stepsNotInOrder([Int])
    case tooFewReviews(Int, needed: Int)

    public var description: String {
        switch self {
        case .parameterCount(let count):
            "FSRS-6 needs \(FSRSParameters.count) parameters and was given \(count); export them again from FSRS-6"
        case .parameterOutOfBounds(let index, let value, let bounds):
            "FSRS parameter w\(index) is \(value) and must lie in \(bounds.lowerBound)...\(bounds.upperBound)"
        case .firstStabilitiesNotInOrder(let values):
            "FSRS parameters w0 to w3 are \(values) and must not fall: fit them again or sort them"
        case .retentionOutOfBounds(let retention):
            "the retention is \(retention) and must lie in 0.7...0.99"
        case .stepsNotInOrder(let steps):
            "the steps are \(steps) seconds and must rise, each from 1 up to a day"
        case .tooFewReviews(let count, let needed):
            "the log has \(count) reviews on later days than the one before; fitting needs \(needed)"
        }
    }
}

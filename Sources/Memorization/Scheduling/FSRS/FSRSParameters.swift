/// The 21 parameters of FSRS-6, inside their bounds.
public struct FSRSParameters: Hashable, Sendable {
    /// w0...w20
    public let values: [Double]

    public static let count = 21

    /// What FSRS-6 starts from, fitted to many people's Anki reviews.
    public static let standard = FSRSParameters(checked: [
        0.212, 1.2931, 2.3065, 8.2956, 6.4133, 0.8334, 3.0194, 0.001, 1.8722, 0.1666, 0.796, 1.4835, 0.0614, 0.2629,
        1.6483, 0.6014, 1.8729, 0.5425, 0.0912, 0.0658, 0.1542,
    ])

    /// The bounds of each parameter, those of py-fsrs 6.3.2.
    public static let bounds: [ClosedRange<Double>] = [
        0.001...100, 0.001...100, 0.001...100, 0.001...100, 1...10, 0.001...4, 0.001...4, 0.001...0.75, 0...4.5,
        0...0.8, 0.001...3.5, 0.001...5, 0.001...0.25, 0.001...0.9, 0...4, 0...1, 1...6, 0...2, 0...2, 0...0.8,
        0.1...0.8,
    ]

    /// - Throws: `SchedulingError` when there are not 21, when one is outside its bounds, or when w0...w3 are not
    ///   in rising order (a better first rating must not give a shorter interval).
    public init(_ values: [Double]) throws(SchedulingError) {
        guard values.count == Self.count else { throw .parameterCount(values.count) }
        for (index, value) in values.enumerated() where !Self.bounds[index].contains(value) {
            throw .parameterOutOfBounds(index: index, value: value, bounds: Self.bounds[index])
        }
        guard zip(values[0..<3], values[1..<4]).allSatisfy({ $0 <= $1 }) else {
            throw .firstStabilitiesNotInOrder(Array(values[0..<4]))
        }
        self.values = values
    }

    /// The nearest parameters inside the bounds and in order.
    init(clamping values: [Double]) {
        var clamped = zip(values, Self.bounds).map { min(max($0, $1.lowerBound), $1.upperBound) }
        for index in 1..<4 { clamped[index] = max(clamped[index], clamped[index - 1]) }
        self.values = clamped
    }

    private init(checked values: [Double]) { self.values = values }
}

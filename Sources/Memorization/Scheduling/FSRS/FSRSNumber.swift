/// A number that the FSRS formulas can be computed in: a `Double`, or one that carries its gradient along.
protocol FSRSNumber: Sendable {
    init(_ constant: Double)
    /// The number without its gradient.
    var value: Double { get }
    static func + (left: Self, right: Self) -> Self
    static func - (left: Self, right: Self) -> Self
    static func * (left: Self, right: Self) -> Self
    static func / (left: Self, right: Self) -> Self
    static func exp(_ x: Self) -> Self
    /// For positive bases.
    static func pow(_ x: Self, _ y: Self) -> Self
}

extension FSRSNumber {
    static func * (left: Double, right: Self) -> Self { Self(left) * right }
    static func - (left: Double, right: Self) -> Self { Self(left) - right }
    static func + (left: Double, right: Self) -> Self { Self(left) + right }
    static prefix func - (x: Self) -> Self { Self(0) - x }

    /// Held between two bounds; where a bound takes over, the gradient is zero.
    func clamped(_ low: Double, _ high: Double = .infinity) -> Self {
        value < low ? Self(low) : value > high ? Self(high) : self
    }
}

extension Double: FSRSNumber {
    var value: Double { self }
    static func exp(_ x: Double) -> Double { ElementaryFunctions.exp(x) }
    static func pow(_ x: Double, _ y: Double) -> Double { ElementaryFunctions.pow(x, y) }
}

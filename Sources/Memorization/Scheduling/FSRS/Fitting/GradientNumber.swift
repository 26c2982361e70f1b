/// A number with its derivatives by the 21 parameters (forward-mode differentiation).
struct GradientNumber: FSRSNumber {
    var value: Double
    /// Lanes 21 and above stay zero.
    var gradient: SIMD32<Double>

    init(_ constant: Double) {
        self.value = constant
        self.gradient = .zero
    }

    init(value: Double, gradient: SIMD32<Double>) {
        self.value = value
        self.gradient = gradient
    }

    /// The parameter with this index.
    init(parameter index: Int, value: Double) {
        self.value = value
        self.gradient = .zero
        self.gradient[index] = 1
    }

    static func + (a: Self, b: Self) -> Self { Self(value: a.value + b.value, gradient: a.gradient + b.gradient) }

    static func - (a: Self, b: Self) -> Self { Self(value: a.value - b.value, gradient: a.gradient - b.gradient) }

    static func * (a: Self, b: Self) -> Self {
        Self(value: a.value * b.value, gradient: a.gradient * b.value + b.gradient * a.value)
    }

    static func / (a: Self, b: Self) -> Self {
        let quotient = a.value / b.value
        return Self(value: quotient, gradient: (a.gradient - b.gradient * quotient) / b.value)
    }

    static func exp(_ x: Self) -> Self {
        let value = Double.exp(x.value)
        return Self(value: value, gradient: x.gradient * value)
    }

    static func pow(_ x: Self, _ y: Self) -> Self {
        let value = Double.pow(x.value, y.value)
        let logarithm = ElementaryFunctions.log(x.value)
        return Self(
            value: value, gradient: (y.gradient * logarithm + x.gradient * (y.value / x.value)) * value)
    }
}

#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// The C library's functions for odds, so that Foundation stays out.
enum Logarithm {
    static func natural(_ value: Float) -> Float { logf(value) }

    /// Probability that belongs to log-odds in nats.
    static func sigmoid(_ odds: Double) -> Double { 1 / (1 + exp(-odds)) }
}

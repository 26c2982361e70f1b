#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// `log(exp(a) + exp(b))` without overflow; minus infinity is zero probability.
func logSum(_ a: Double, _ b: Double) -> Double {
    let (high, low) = a > b ? (a, b) : (b, a)
    return low == -.infinity ? high : high + log1p(exp(low - high))
}

#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// The C library's logarithm, so that Foundation stays out.
enum Logarithm {
    static func natural(_ value: Float) -> Float { logf(value) }
}

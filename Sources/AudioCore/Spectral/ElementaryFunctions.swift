// The C library's transcendental functions, without Foundation. One file knows the platform.
#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Android)
    import Android
#endif

func sine(_ x: Double) -> Double { sin(x) }
func cosine(_ x: Double) -> Double { cos(x) }
func naturalLogarithm(_ x: Double) -> Double { log(x) }
func exponential(_ x: Double) -> Double { exp(x) }
func decimalLogarithm(_ x: Float) -> Float { log10f(x) }
func decimalLogarithm(_ x: Double) -> Double { log10(x) }

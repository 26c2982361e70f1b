// exp, log and pow of the C library: the only thing that this target takes from it.
#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Android)
    import Android
#endif

enum ElementaryFunctions {
    static func exp(_ x: Double) -> Double { _exp(x) }
    static func log(_ x: Double) -> Double { _log(x) }
    static func pow(_ x: Double, _ y: Double) -> Double { _pow(x, y) }
    static func cos(_ x: Double) -> Double { _cos(x) }
}

// Named apart, since inside the enum the names above hide those of the library.
private func _exp(_ x: Double) -> Double { exp(x) }
private func _log(_ x: Double) -> Double { log(x) }
private func _pow(_ x: Double, _ y: Double) -> Double { pow(x, y) }
private func _cos(_ x: Double) -> Double { cos(x) }

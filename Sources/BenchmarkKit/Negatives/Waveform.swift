#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// The few functions that the sounds are made of.
enum Waveform {
    /// Sine of an angle in turns.
    static func sine(turns: Double) -> Double { sin(2 * .pi * turns) }

    static func power(_ base: Double, _ exponent: Double) -> Double { pow(base, exponent) }

    /// Rises from 0 to 1 and falls again, once in every unit.
    static func triangle(_ position: Double) -> Double {
        let part = position - position.rounded(.down)
        return part < 0.5 ? 2 * part : 2 - 2 * part
    }
}

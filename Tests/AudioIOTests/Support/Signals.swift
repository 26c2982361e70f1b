import Foundation

/// A sine.
func tone(_ hertz: Double, rate: Double, seconds: Double = 1, amplitude: Double = 0.5) -> [Float] {
    (0..<Int((rate * seconds).rounded())).map { Float(amplitude * sin(2 * .pi * hertz * Double($0) / rate)) }
}

/// The root mean square.
func level(_ samples: some Collection<Float>) -> Double {
    (samples.reduce(0) { $0 + Double($1) * Double($1) } / Double(max(1, samples.count))).squareRoot()
}

/// The sine that fits samples at 16 kHz best, and what is left without it.
struct SineFit {
    let hertz: Double
    let amplitude: Double
    /// Level of everything else, in dB re the sine's.
    let residualDecibels: Double

    /// - Parameters:
    ///   - samples: of the middle of a tone.
    ///   - expected: hertz; the true pitch is within 1 / length of it.
    init(_ samples: ArraySlice<Float>, near expected: Double) {
        let x = samples.map(Double.init)
        let half = x.count / 2
        var pitch = expected
        // The phase runs on between the halves by 2π times what the guess is off by; twice, for the rest.
        for _ in 0..<2 {
            let first = Projection(x[..<half], hertz: pitch)
            let second = Projection(x[half...], hertz: pitch)
            var turn = atan2(second.sine, second.cosine) - atan2(first.sine, first.cosine)
            turn -= 2 * .pi * (turn / (2 * .pi)).rounded()
            pitch -= turn / (2 * .pi) * 16_000 / Double(half)
        }
        let best = Projection(x[...], hertz: pitch)
        hertz = pitch
        amplitude = (best.cosine * best.cosine + best.sine * best.sine).squareRoot()
        residualDecibels = 10 * log10(max(best.residual, 1e-24) / (amplitude * amplitude / 2))
    }
}

/// The least-squares fit of one cosine and one sine; phases count from the whole signal's start.
private struct Projection {
    let cosine: Double
    let sine: Double
    /// Mean square of what is left.
    let residual: Double

    init(_ x: ArraySlice<Double>, hertz: Double) {
        var (cc, ss, cs, cx, sx, xx) = (0.0, 0.0, 0.0, 0.0, 0.0, 0.0)
        for n in x.indices {
            let angle = 2 * Double.pi * hertz * Double(n) / 16_000
            let (c, s) = (cos(angle), sin(angle))
            cc += c * c
            ss += s * s
            cs += c * s
            cx += c * x[n]
            sx += s * x[n]
            xx += x[n] * x[n]
        }
        let determinant = cc * ss - cs * cs
        cosine = (cx * ss - sx * cs) / determinant
        sine = (sx * cc - cx * cs) / determinant
        residual = max(0, xx - cosine * cx - sine * sx) / Double(x.count)
    }
}

/// Triangular mel filters on Slaney's scale with Slaney's area norm: `librosa.filters.mel` with its defaults
/// (`htk=False, norm="slaney"`), 0 Hz to half the sample rate. Only the non-zero weights are kept.
struct MelFilterBank: Sendable {
    /// One triangle: weights for the consecutive spectrum bins from `firstBin`.
    struct Filter: Sendable {
        let firstBin: Int
        let weights: [Double]
    }

    let filters: [Filter]

    init(sampleRate: Int, fftLength: Int, count: Int) {
        let nyquist = Double(sampleRate) / 2
        let top = Self.mel(hertz: nyquist)
        // count + 2 corners, equally spaced in mel.
        let corners = (0...count + 1).map { Self.hertz(mel: top * Double($0) / Double(count + 1)) }
        let bins = (0...fftLength / 2).map { Double($0) * Double(sampleRate) / Double(fftLength) }
        filters = (0..<count).map { index in
            let (left, centre, right) = (corners[index], corners[index + 1], corners[index + 2])
            let area = 2 / (right - left)
            let weights = bins.map { hertz in
                area * max(0, min((hertz - left) / (centre - left), (right - hertz) / (right - centre)))
            }
            guard let first = weights.firstIndex(where: { $0 > 0 }), let last = weights.lastIndex(where: { $0 > 0 })
            else { return Filter(firstBin: 0, weights: []) }
            return Filter(firstBin: first, weights: Array(weights[first...last]))
        }
    }

    // Slaney's scale: linear below 1 kHz (200/3 Hz a mel), then 27 mels for each factor of 6.4.
    private static let hertzPerMel = 200.0 / 3
    private static let breakMel = 1000 / hertzPerMel
    private static let logStep = naturalLogarithm(6.4) / 27

    static func mel(hertz: Double) -> Double {
        hertz < 1000 ? hertz / hertzPerMel : breakMel + naturalLogarithm(hertz / 1000) / logStep
    }

    static func hertz(mel: Double) -> Double {
        mel < breakMel ? mel * hertzPerMel : 1000 * exponential(logStep * (mel - breakMel))
    }
}

/// How long it has been silent: what the search need not wait for the model to learn.
struct TrailingSilence {
    /// Samples looked at together: 10 ms.
    private static let block = 160
    /// Silent is what lies this far below the loudest block of the last ten seconds or so, as a ratio of energies,
    private static let ratio: Float = 0.001
    /// or below this energy in any case (-80 dBFS).
    private static let floor: Float = 1e-8

    private var energy: Float = 0
    private var filled = 0
    private var loudest: Float = 0
    private var silentBlocks = 0

    var seconds: Double { Double(silentBlocks * Self.block) / 16_000 }

    mutating func push(_ samples: [Float]) {
        for sample in samples {
            energy += sample * sample
            filled += 1
            guard filled == Self.block else { continue }
            let mean = energy / Float(Self.block)
            loudest = max(mean, loudest * 0.999)
            silentBlocks = mean < max(loudest * Self.ratio, Self.floor) ? silentBlocks + 1 : 0
            energy = 0
            filled = 0
        }
    }
}

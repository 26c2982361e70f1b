/// SplitMix64: the same numbers for the same seed, everywhere.
struct SeededGenerator: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ z >> 30) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ z >> 27) &* 0x94D0_49BB_1331_11EB
        return z ^ z >> 31
    }

    /// White noise.
    mutating func noise(_ count: Int, level: Float = 0.3) -> [Float] {
        (0..<count).map { _ in Float.random(in: -level...level, using: &self) }
    }

    /// Cuts into pieces of random sizes, empty ones among them.
    mutating func pieces<T>(of samples: [T], longest: Int) -> [[T]] {
        var pieces: [[T]] = []
        var position = 0
        while position < samples.count {
            let size = min(Int.random(in: 0...longest, using: &self), samples.count - position)
            pieces.append(Array(samples[position..<position + size]))
            position += size
        }
        return pieces
    }
}

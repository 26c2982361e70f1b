/// A seeded source of random numbers, so that a failing history can be run again.
struct SeededRandom: RandomNumberGenerator {
    private var state: UInt64

    init(_ seed: Int) { self.state = UInt64(truncatingIfNeeded: seed) &* 0x9E37_79B9_7F4A_7C15 | 1 }

    // xorshift64*
    mutating func next() -> UInt64 {
        state ^= state >> 12
        state ^= state << 25
        state ^= state >> 27
        return state &* 0x2545_F491_4F6C_DD1D
    }
}

/// The header of a Sun/NeXT AU file: six big-endian words (magic, offset of the data, its length, encoding, sample rate,
/// channels) and a remark.
struct AUHeader: Equatable {
    /// Bytes before the samples.
    let byteCount: Int
    let sampleRate: Int
    let channelCount: Int

    /// The header at the start of these bytes, or nil when it is not all there or no AU of 32-bit floats.
    init?(_ bytes: [UInt8]) {
        func word(_ index: Int) -> Int { bytes[4 * index..<4 * index + 4].reduce(0) { $0 << 8 | Int($1) } }
        guard bytes.count >= 24, bytes.starts(with: ".snd".utf8), word(3) == 6, word(1) >= 24, bytes.count >= word(1)
        else { return nil }
        byteCount = word(1)
        sampleRate = word(4)
        channelCount = word(5)
    }
}

/// Turns the bytes of live interleaved PCM into mono samples in -1...1, channels averaged.
///
/// Pieces may be cut anywhere, also inside a sample: what is left over waits for the next piece.
public struct PCMDecoder: Sendable {
    /// The layout of the bytes.
    public let format: PCMFormat
    private var remainder: [UInt8] = []

    /// A decoder at the beginning of a stream.
    public init(format: PCMFormat) {
        self.format = format
    }

    /// The mono samples that these bytes complete, at the format's own rate.
    public mutating func decode(_ bytes: some Collection<UInt8>) -> [Float] {
        remainder.append(contentsOf: bytes)
        let frames = remainder.count / format.bytesPerFrame
        guard frames > 0 else { return [] }
        let mono = remainder.withUnsafeBytes { raw in
            (0..<frames).map { average(raw, frame: $0) }
        }
        remainder.removeFirst(frames * format.bytesPerFrame)
        return mono
    }

    /// Bytes waiting for the rest of their frame; not 0 at the end means that the sender was cut off.
    public var pendingByteCount: Int { remainder.count }

    private func average(_ raw: UnsafeRawBufferPointer, frame: Int) -> Float {
        var sum = 0.0
        for channel in 0..<format.channelCount {
            sum += Self.sample(
                raw, at: frame * format.bytesPerFrame + channel * format.encoding.byteCount, format.encoding)
        }
        return Float(sum / Double(format.channelCount))
    }

    private static func sample(
        _ raw: UnsafeRawBufferPointer, at offset: Int, _ encoding: PCMFormat.Encoding
    ) -> Double {
        func load<T: FixedWidthInteger>(_ type: T.Type) -> T {
            T(littleEndian: raw.loadUnaligned(fromByteOffset: offset, as: type))
        }
        switch encoding {
        case .unsigned8: return (Double(raw[offset]) - 128) / 128
        case .signed16: return Double(load(Int16.self)) / 0x1p15
        case .signed24:
            let bits = UInt32(raw[offset]) << 8 | UInt32(raw[offset + 1]) << 16 | UInt32(raw[offset + 2]) << 24
            return Double(Int32(bitPattern: bits)) / 0x1p31
        case .signed32: return Double(load(Int32.self)) / 0x1p31
        case .float32: return Double(Float(bitPattern: load(UInt32.self)))
        case .float64: return Double(bitPattern: load(UInt64.self))
        }
    }
}

/// How interleaved PCM samples are laid out in bytes.
public struct PCMFormat: Sendable, Equatable {
    /// One sample's encoding, little endian.
    public enum Encoding: Sendable, CaseIterable {
        /// 0...255 around 128.
        case unsigned8
        case signed16
        /// Three bytes.
        case signed24
        case signed32
        /// IEEE 754, full scale ±1.
        case float32
        case float64

        /// Bytes in a sample.
        public var byteCount: Int {
            switch self {
            case .unsigned8: 1
            case .signed16: 2
            case .signed24: 3
            case .signed32, .float32: 4
            case .float64: 8
            }
        }
    }

    /// Why a format is not taken.
    public enum Invalid: Error, Sendable, Equatable, CustomStringConvertible {
        case channelCount(Int)
        case sampleRate(Double)

        public var description: String {
            switch self {
            case .channelCount(let count): "\(count) channels; 1 to 8 are supported"
            case .sampleRate(let rate): "sample rate \(rate) Hz; 4000 to 384000 Hz are supported"
            }
        }
    }

    /// Channels that are supported.
    public static let channelCounts = 1...8
    /// Sample rates that are supported, in hertz.
    public static let sampleRates = 4_000.0...384_000.0

    public let encoding: Encoding
    /// 1...8.
    public let channelCount: Int
    /// Hertz, 4,000...384,000.
    public let sampleRate: Double

    /// A format within the supported ranges.
    ///
    /// - Throws: `Invalid` naming the value that is out of range.
    public init(encoding: Encoding, channelCount: Int, sampleRate: Double) throws(Invalid) {
        guard Self.channelCounts.contains(channelCount) else { throw .channelCount(channelCount) }
        guard Self.sampleRates.contains(sampleRate) else { throw .sampleRate(sampleRate) }
        self.encoding = encoding
        self.channelCount = channelCount
        self.sampleRate = sampleRate
    }

    /// Bytes of one sample in every channel.
    public var bytesPerFrame: Int { encoding.byteCount * channelCount }
}

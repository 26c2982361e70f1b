/// The four bytes that begin an MPEG-1, -2 or -2.5 audio frame (ISO/IEC 11172-3 and 13818-3), layers I to III.
struct MPEGFrameHeader: Equatable {
    let version: Int  // 0: MPEG-2.5, 2: MPEG-2, 3: MPEG-1, as coded
    let layer: Int  // 1, 2 or 3
    let sampleRate: Int
    /// Bytes from this header to the next.
    let frameLength: Int
    /// Bytes of side information after the header (layer III).
    let sideInfoLength: Int

    /// The header at the start of these bytes, or nil when there is none.
    init?(_ bytes: ArraySlice<UInt8>) {
        let b = Array(bytes.prefix(4))
        guard b.count == 4, b[0] == 0xFF, b[1] & 0xE0 == 0xE0 else { return nil }
        let version = Int(b[1] >> 3 & 3)
        let layerBits = Int(b[1] >> 1 & 3)
        let rateIndex = Int(b[2] >> 4)
        let frequencyIndex = Int(b[2] >> 2 & 3)
        guard version != 1, layerBits != 0, rateIndex != 0, rateIndex != 15, frequencyIndex != 3 else { return nil }
        self.version = version
        layer = 4 - layerBits
        sampleRate = [44_100, 48_000, 32_000][frequencyIndex] / (version == 3 ? 1 : version == 2 ? 2 : 4)
        let bitRate = 1000 * Self.kilobits(mpeg1: version == 3, layer: layer)[rateIndex]
        let padding = Int(b[2] >> 1 & 1)
        switch layer {
        case 1: frameLength = (12 * bitRate / sampleRate + padding) * 4
        case 2: frameLength = 144 * bitRate / sampleRate + padding
        default: frameLength = (version == 3 ? 144 : 72) * bitRate / sampleRate + padding
        }
        let isMono = b[3] >> 6 == 3
        sideInfoLength = version == 3 ? (isMono ? 17 : 32) : (isMono ? 9 : 17)
    }

    /// Whether two frames can belong to one stream.
    func agrees(with other: MPEGFrameHeader) -> Bool {
        version == other.version && layer == other.layer && sampleRate == other.sampleRate
    }

    private static func kilobits(mpeg1: Bool, layer: Int) -> [Int] {
        switch (mpeg1, layer) {
        case (true, 1): [0, 32, 64, 96, 128, 160, 192, 224, 256, 288, 320, 352, 384, 416, 448]
        case (true, 2): [0, 32, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320, 384]
        case (true, _): [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320]
        case (false, 1): [0, 32, 48, 56, 64, 80, 96, 112, 128, 144, 160, 176, 192, 224, 256]
        case (false, _): [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160]
        }
    }
}

import Testing

@testable import AudioCore

@Suite struct PCMTests {
    /// Half a quantisation step, and a little for the arithmetic.
    static func bound(_ encoding: PCMFormat.Encoding) -> Float {
        switch encoding {
        case .unsigned8: 0.5 / 128 + 1e-6
        case .signed16: 0.5 / 32768 + 1e-7
        default: 1e-7
        }
    }

    @Test(arguments: PCMFormat.Encoding.allCases, 1...8)
    func `every encoding and channel count is decoded to the average, however it is cut`(
        encoding: PCMFormat.Encoding, channels: Int
    ) throws {
        var random = SeededGenerator(seed: UInt64(channels))
        let signals = (0..<channels).map { _ in random.noise(100, level: 0.99) }
        let format = try PCMFormat(encoding: encoding, channelCount: channels, sampleRate: 16_000)
        let bytes = WAVEncoder.encode(signals, format: format)[44...].prefix(100 * format.bytesPerFrame)
        var decoder = PCMDecoder(format: format)
        var mono: [Float] = []
        for piece in random.pieces(of: Array(bytes), longest: 37) { mono += decoder.decode(piece) }
        #expect(mono.count == 100 && decoder.pendingByteCount == 0)
        for (n, sample) in mono.enumerated() {
            let expected = signals.reduce(0) { $0 + $1[n] } / Float(channels)
            #expect(abs(sample - expected) <= Self.bound(encoding))
        }
    }

    @Test func `an unfinished frame waits`() throws {
        let format = try PCMFormat(encoding: .signed16, channelCount: 2, sampleRate: 48_000)
        var decoder = PCMDecoder(format: format)
        #expect(decoder.decode([0, 0x40, 0]).isEmpty)
        #expect(decoder.pendingByteCount == 3)
        #expect(decoder.decode([0x20]) == [0.375])
    }

    @Test func `full scale is limited, not wrapped`() throws {
        for encoding in [PCMFormat.Encoding.unsigned8, .signed16, .signed24, .signed32] {
            let format = try PCMFormat(encoding: encoding, channelCount: 1, sampleRate: 8000)
            let bytes = WAVEncoder.encode([[2, -2, 1, -1, .nan]], format: format)[44...]
            var decoder = PCMDecoder(format: format)
            let samples = decoder.decode(bytes.prefix(5 * encoding.byteCount))
            #expect(samples[0] > 0.99 && samples[1] == -1 && samples[2] > 0.99 && samples[3] == -1 && samples[4] == 0)
        }
    }

    @Test func `formats out of range are named`() {
        #expect(throws: PCMFormat.Invalid.channelCount(9)) {
            try PCMFormat(encoding: .signed16, channelCount: 9, sampleRate: 16_000)
        }
        #expect(throws: PCMFormat.Invalid.channelCount(0)) {
            try PCMFormat(encoding: .signed16, channelCount: 0, sampleRate: 16_000)
        }
        for rate in [0, 3999, 384_001, 1e6, .nan, .infinity, -16_000] {
            #expect(throws: PCMFormat.Invalid.self) {
                try PCMFormat(encoding: .float32, channelCount: 1, sampleRate: rate)
            }
        }
    }

    @Test func `the WAV header is the one of the format's description`() throws {
        let format = try PCMFormat(encoding: .signed16, channelCount: 2, sampleRate: 44_100)
        let expected: [UInt8] =
            Array("RIFF".utf8) + [44, 0, 0, 0] + Array("WAVEfmt ".utf8) + [16, 0, 0, 0, 1, 0, 2, 0]
            + [0x44, 0xAC, 0, 0] + [0x10, 0xB1, 2, 0] + [4, 0, 16, 0] + Array("data".utf8) + [8, 0, 0, 0]
            + [0, 0x40, 0, 0xC0, 0, 0, 0xFF, 0x7F]
        #expect(WAVEncoder.encode([[0.5, 0], [-0.5, 1]], format: format) == expected)
    }
}

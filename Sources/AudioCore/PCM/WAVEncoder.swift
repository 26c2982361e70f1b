/// Writes RIFF WAVE bytes (format: "Multimedia Programming Interface", IBM and Microsoft 1991, and its extensible form).
public enum WAVEncoder {
    /// A whole WAV file.
    ///
    /// - Parameters:
    ///   - channels: one array a channel, all of one length; full scale ±1, integer encodings clip
    ///     what is beyond and write 0 for what is not a number.
    ///   - format: encoding, channel count (that of `channels`) and sample rate (rounded to whole hertz).
    public static func encode(_ channels: [[Float]], format: PCMFormat) -> [UInt8] {
        precondition(
            channels.count == format.channelCount, "\(channels.count) arrays for \(format.channelCount) channels")
        let frames = channels[0].count
        precondition(channels.allSatisfy { $0.count == frames }, "channels of different lengths")
        let payload = frames * format.bytesPerFrame
        var bytes = header(format: format, frameCount: frames)
        bytes.reserveCapacity(bytes.count + payload + 1)
        for frame in 0..<frames {
            for channel in channels { append(channel[frame], format.encoding, to: &bytes) }
        }
        if payload % 2 == 1 { bytes.append(0) }
        return bytes
    }

    /// The header of a WAV file of this many frames; the samples follow it.
    public static func header(format: PCMFormat, frameCount: Int) -> [UInt8] {
        header(
            encoding: format.encoding, channelCount: format.channelCount, sampleRate: Int(format.sampleRate.rounded()),
            frameCount: frameCount)
    }

    /// The same for values that `PCMFormat` refuses; only tests want such files.
    static func header(
        encoding: PCMFormat.Encoding, channelCount: Int, sampleRate: Int, frameCount: Int
    ) -> [UInt8] {
        let isFloat = encoding == .float32 || encoding == .float64
        let frameBytes = encoding.byteCount * channelCount
        let payload = frameCount * frameBytes
        var bytes: [UInt8] = []
        bytes.append(contentsOf: "RIFF".utf8)
        appendInteger(UInt32(clamping: 36 + payload + payload % 2), to: &bytes)
        bytes.append(contentsOf: "WAVEfmt ".utf8)
        appendInteger(UInt32(16), to: &bytes)
        appendInteger(UInt16(isFloat ? 3 : 1), to: &bytes)
        appendInteger(UInt16(channelCount), to: &bytes)
        appendInteger(UInt32(sampleRate), to: &bytes)
        appendInteger(UInt32(clamping: sampleRate * frameBytes), to: &bytes)
        appendInteger(UInt16(frameBytes), to: &bytes)
        appendInteger(UInt16(8 * encoding.byteCount), to: &bytes)
        bytes.append(contentsOf: "data".utf8)
        appendInteger(UInt32(clamping: payload), to: &bytes)
        return bytes
    }

    /// One sample in its encoding.
    static func append(_ value: Float, _ encoding: PCMFormat.Encoding, to bytes: inout [UInt8]) {
        func scaled(_ fullScale: Double) -> Int64 {
            guard !value.isNaN else { return 0 }
            return Int64(max(-fullScale, min(fullScale - 1, (Double(value) * fullScale).rounded())))
        }
        switch encoding {
        case .unsigned8: bytes.append(UInt8(scaled(128) + 128))
        case .signed16: appendInteger(Int16(scaled(0x1p15)), to: &bytes)
        case .signed24:
            let bits = UInt32(truncatingIfNeeded: scaled(0x1p23))
            bytes.append(contentsOf: [
                UInt8(truncatingIfNeeded: bits), UInt8(truncatingIfNeeded: bits >> 8),
                UInt8(truncatingIfNeeded: bits >> 16),
            ])
        case .signed32: appendInteger(Int32(scaled(0x1p31)), to: &bytes)
        case .float32: appendInteger(value.bitPattern, to: &bytes)
        case .float64: appendInteger(Double(value).bitPattern, to: &bytes)
        }
    }

    private static func appendInteger(_ value: some FixedWidthInteger, to bytes: inout [UInt8]) {
        withUnsafeBytes(of: value.littleEndian) { bytes.append(contentsOf: $0) }
    }
}

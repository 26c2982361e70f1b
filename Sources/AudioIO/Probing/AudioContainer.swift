/// The kind of a file by its first bytes; its name is not trusted.
enum AudioContainer: Equatable {
    /// WAV, RF64, AIFF, AU, CAF, W64, FLAC: decoded in the process.
    case riff, otherPCM, flac
    /// OGG with Vorbis, Opus or FLAC: decoded in the process.
    case ogg
    /// MPEG layers I to III: decoded in the process.
    case mpeg
    /// Decoded by the `ffmpeg` program.
    case external(name: String)
    case unknown

    init(_ file: FileBytes) {
        let start = MPEGStream.endOfID3(file)
        let head = file.bytes(at: start, length: 16)
        func has(_ text: String, at offset: Int = 0) -> Bool { head.dropFirst(offset).starts(with: text.utf8) }
        func begins(_ bytes: [UInt8]) -> Bool { head.starts(with: bytes) }
        if (has("RIFF") || has("RF64") || has("RIFX")) && has("WAVE", at: 8) {
            self = .riff
        } else if has("fLaC") {
            self = .flac
        } else if has("OggS") {
            self = .ogg
        } else if has("FORM") && (has("AIFF", at: 8) || has("AIFC", at: 8)) || has(".snd") || has("caff")
            || begins([0x72, 0x69, 0x66, 0x66, 0x2E, 0x91, 0xCF, 0x11])
        {
            self = .otherPCM
        } else if has("ftyp", at: 4) || has("moov", at: 4) || has("mdat", at: 4) {
            self = .external(name: "M4A/MP4")
        } else if begins([0x1A, 0x45, 0xDF, 0xA3]) {
            self = .external(name: "WebM/Matroska")
        } else if begins([0x30, 0x26, 0xB2, 0x75, 0x8E, 0x66, 0xCF, 0x11]) {
            self = .external(name: "WMA")
        } else if has("#!AMR") {
            self = .external(name: "AMR")
        } else if has("wvpk") {
            self = .external(name: "WavPack")
        } else if has("RIFF") && has("AVI ", at: 8) {
            self = .external(name: "AVI")
        } else if Self.isADTS(file, at: start) {
            self = .external(name: "AAC")
        } else {
            self = MPEGStream(file) == nil ? .unknown : .mpeg
        }
    }

    /// Whether two ADTS frames (ISO/IEC 13818-7) follow one another.
    private static func isADTS(_ file: FileBytes, at start: Int) -> Bool {
        var position = start
        for _ in 0..<2 {
            let head = file.bytes(at: position, length: 7)
            guard head.count == 7, head[0] == 0xFF, head[1] & 0xF6 == 0xF0 else { return false }
            let length = Int(head[3] & 3) << 11 | Int(head[4]) << 3 | Int(head[5] >> 5)
            guard length >= 7 else { return false }
            position += length
        }
        return true
    }
}

import AudioCore
import Testing

@testable import AudioIO

@Suite struct TruncatedFileTests {
    let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    /// Reads a cut file and checks that what is there came out with the warning.
    func expectCut(_ path: String, share: Double, of whole: Int) throws {
        let reader = try AudioFileReader(path: path)
        let count = try reader.remaining().count
        #expect(Double(count) < Double(whole) * (share + 0.15) && Double(count) > Double(whole) * (share - 0.25))
        #expect(reader.warnings.contains(.truncated))
    }

    @Test(arguments: [0.3, 0.5, 0.77])
    func `a cut WAV gives what is there and says so`(share: Double) throws {
        let format = try PCMFormat(encoding: .signed24, channelCount: 2, sampleRate: 44_100)
        let signal = tone(500, rate: 44_100)
        let path = try folder.file("a.wav", WAVEncoder.encode([signal, signal], format: format))
        try expectCut(try folder.cut(path, to: share, as: "cut.wav"), share: share, of: 16_000)
    }

    @Test(arguments: SndFileWriter.Format.allCases, [0.4, 0.613, 0.8])
    func `a cut compressed file gives what is there and says so`(format: SndFileWriter.Format, share: Double) throws {
        var random = SeededGenerator(seed: 9)
        // Noise, so that bytes are spread evenly over time.
        let signal = random.noise(4 * 48_000)
        let path = "\(folder.path)/a.\(format.rawValue)"
        try SndFileWriter.write([signal], rate: 48_000, format, to: path)
        try expectCut(try folder.cut(path, to: share, as: "cut.\(format.rawValue)"), share: share, of: 64_000)
    }

    @Test func `an MP3 without a length tag is known to be cut by its last frame`() throws {
        let signal = tone(500, rate: 44_100, seconds: 2)
        let tagged = "\(folder.path)/a.mp3"
        try SndFileWriter.write([signal], rate: 44_100, .mp3, to: tagged)
        let bytes = try FileBytes(path: tagged)
        let stream = try #require(MPEGStream(bytes))
        #expect(stream.statesLength)
        // Without its first frame, which is the tag.
        let all = bytes.bytes(at: 0, length: bytes.count)
        let frames = Array(all[(stream.firstFrame + stream.header.frameLength)...])
        let whole = try AudioFileReader(path: try folder.file("whole.mp3", frames))
        _ = try whole.remaining()
        #expect(whole.warnings.isEmpty)
        for lost in [1, 3, 50, 100] {
            let cut = try AudioFileReader(path: try folder.file("cut.mp3", frames.dropLast(lost)))
            _ = try cut.remaining()
            #expect(cut.warnings == [.truncated])
        }
        // A tag after the last frame is no damage.
        let tag = Array("TAG".utf8) + [UInt8](repeating: 0x20, count: 125)
        let withTag = try AudioFileReader(path: try folder.file("tag.mp3", frames + tag))
        _ = try withTag.remaining()
        #expect(withTag.warnings.isEmpty)
    }

    @Test func `an ID3 tag before the frames is skipped`() throws {
        let path = "\(folder.path)/a.mp3"
        try SndFileWriter.write([tone(500, rate: 44_100)], rate: 44_100, .mp3, to: path)
        let bytes = try FileBytes(path: path)
        // 70,000 bytes, written seven bits a byte.
        let tag = Array("ID3".utf8) + [3, 0, 0, 0, 4, 0x22, 0x70] + [UInt8](repeating: 0, count: 70_000)
        let tagged = try folder.file("tagged.mp3", tag + bytes.bytes(at: 0, length: bytes.count))
        #expect(MPEGStream.endOfID3(try FileBytes(path: tagged)) == 70_010)
        let expected = try AudioFileReader(path: path).remaining()
        let reader = try AudioFileReader(path: tagged)
        #expect(try reader.remaining() == expected)
        #expect(reader.warnings.isEmpty)
    }
}

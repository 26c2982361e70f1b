import AudioCore
import Testing

@testable import AudioIO

@Suite struct AudioFormatTests {
    @Test(arguments: PCMFormat.Encoding.allCases, 1...8)
    func `every WAV encoding and channel count gives the channels' average`(
        encoding: PCMFormat.Encoding, channels: Int
    ) throws {
        let folder = try TemporaryFolder()
        var random = SeededGenerator(seed: UInt64(channels))
        let signals = (0..<channels).map { _ in random.noise(500, level: 0.9) }
        let format = try PCMFormat(encoding: encoding, channelCount: channels, sampleRate: 16_000)
        let path = try folder.file("a.wav", WAVEncoder.encode(signals, format: format))
        let reader = try AudioFileReader(path: path)
        #expect(reader.channelCount == channels && reader.durationSeconds == 500.0 / 16_000)
        let samples = try reader.remaining()
        #expect(samples.count == 500 && reader.warnings.isEmpty)
        let step: Float = encoding == .unsigned8 ? 1.0 / 128 : encoding == .signed16 ? 1.0 / 32768 : 1e-6
        for (n, sample) in samples.enumerated() {
            #expect(abs(sample - signals.reduce(0) { $0 + $1[n] } / Float(channels)) <= 0.5 * step + 1e-6)
        }
    }

    @Test(arguments: SndFileWriter.Format.allCases)
    func `compressed formats keep pitch, level and length`(format: SndFileWriter.Format) throws {
        let folder = try TemporaryFolder()
        // The name says nothing: the content is looked at.
        let path = "\(folder.path)/recording"
        let left = tone(1000, rate: 48_000, seconds: 2)
        let right = [Float](repeating: 0, count: left.count)
        try SndFileWriter.write([left, right], rate: 48_000, format, to: path)
        let reader = try AudioFileReader(path: path)
        #expect(reader.sourceSampleRate == 48_000 && reader.channelCount == 2)
        let stated = try #require(reader.durationSeconds)
        #expect(abs(stated - 2) < 0.06)
        let samples = try reader.remaining()
        // MP3 may keep its encoder's padding.
        #expect(abs(samples.count - 32_000) <= 960)
        let fit = SineFit(samples[8000..<16_000], near: 1000)
        #expect(abs(fit.hertz - 1000) < 1)
        #expect(abs(fit.amplitude - 0.25) < 0.025)
        #expect(reader.warnings.isEmpty)
    }

    @Test(.enabled(if: FFmpegEncoder.isAvailable, "ffmpeg is not installed"), arguments: ["m4a", "webm", "aac", "mka"])
    func `formats of the ffmpeg program are averaged, not its own louder downmix`(kind: String) throws {
        let folder = try TemporaryFolder()
        let left = tone(1000, rate: 48_000, seconds: 2)
        let right = [Float](repeating: 0, count: left.count)
        let format = try PCMFormat(encoding: .signed16, channelCount: 2, sampleRate: 48_000)
        let wav = try folder.file("a.wav", WAVEncoder.encode([left, right], format: format))
        let path = "\(folder.path)/a file with spaces; and ' signs.\(kind)"
        try FFmpegEncoder.convert(wav, to: path)
        let reader = try AudioFileReader(path: path)
        #expect(reader.sourceSampleRate == 48_000 && reader.channelCount == 2)
        let stated = try #require(reader.durationSeconds)
        #expect(abs(stated - 2) < 0.1)
        let samples = try reader.remaining()
        #expect(abs(samples.count - 32_000) < 1600)
        let fit = SineFit(samples[8000..<16_000], near: 1000)
        #expect(abs(fit.hertz - 1000) < 1)
        #expect(abs(fit.amplitude - 0.25) < 0.02)
        #expect(reader.warnings.isEmpty)
    }

    @Test(arguments: 0..<4)
    func `however it is read, a file gives the same samples`(seed: Int) throws {
        let folder = try TemporaryFolder()
        var random = SeededGenerator(seed: UInt64(seed))
        let format = try PCMFormat(encoding: .signed16, channelCount: 2, sampleRate: 44_100)
        let signals = [random.noise(30_000), random.noise(30_000)]
        let path = try folder.file("a.wav", WAVEncoder.encode(signals, format: format))
        let whole = try AudioFileReader(path: path).remaining()
        let reader = try AudioFileReader(path: path)
        var pieces: [Float] = []
        while true {
            let size = Int.random(in: 1...[1, 10, 1000, 40_000][seed] * 4, using: &random)
            guard let piece = try reader.next(maxSamples: size) else { break }
            #expect(piece.count == size || pieces.count + piece.count == whole.count)
            pieces += piece
        }
        #expect(pieces == whole)
        #expect(try reader.next() == nil)
    }

    @Test func `a float file beyond full scale is limited with a warning`() throws {
        let folder = try TemporaryFolder()
        let format = try PCMFormat(encoding: .float32, channelCount: 1, sampleRate: 16_000)
        let path = try folder.file("loud.wav", WAVEncoder.encode([[0.5, 3, -2, 0.25]], format: format))
        let reader = try AudioFileReader(path: path)
        #expect(try reader.remaining() == [0.5, 1, -1, 0.25])
        #expect(reader.warnings == [.clipped(sampleCount: 2)])
    }

    @Test func `a WAV that a pipe wrote promises nothing and is not called cut off`() throws {
        let folder = try TemporaryFolder()
        let format = try PCMFormat(encoding: .signed16, channelCount: 1, sampleRate: 16_000)
        let samples = tone(300, rate: 16_000, seconds: 0.2)
        for promised in [0x7FFF_F000, 0xFFFF_FFFF] {
            var bytes = WAVEncoder.encode([samples], format: format)
            for i in 0..<4 { bytes[40 + i] = UInt8(truncatingIfNeeded: promised >> (8 * i)) }
            let reader = try AudioFileReader(path: try folder.file("\(promised).wav", bytes))
            #expect(try reader.remaining().count == 3200)
            #expect(reader.warnings.isEmpty)
        }
    }

    @Test(.enabled(if: SharedFolder.path != nil, "the folder shared is absent"))
    func `real recordings are read whole`() throws {
        let shared = try #require(SharedFolder.path)
        let reader = try AudioFileReader(path: "\(shared)/recitations/everyayah/ahmed-allhdan/001001.mp3")
        let samples = try reader.remaining()
        let stated = try #require(reader.durationSeconds)
        #expect(abs(Double(samples.count) / 16_000 - stated) < 0.02)
        #expect(reader.warnings.isEmpty && level(samples) > 0.01)
    }
}

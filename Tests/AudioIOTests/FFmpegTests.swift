import AudioCore
import Foundation
import Testing

@testable import AudioIO

@Suite struct FFmpegTests {
    let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    /// The first bytes of containers that only ffmpeg reads.
    static let signatures: [(name: String, bytes: [UInt8])] = [
        ("M4A/MP4", [0, 0, 0, 28] + Array("ftypM4A ".utf8)), ("WebM/Matroska", [0x1A, 0x45, 0xDF, 0xA3]),
        ("WMA", [0x30, 0x26, 0xB2, 0x75, 0x8E, 0x66, 0xCF, 0x11]), ("AMR", Array("#!AMR\n".utf8)),
        ("WavPack", Array("wvpk".utf8)), ("AVI", Array("RIFF".utf8) + [0, 0, 0, 0] + Array("AVI ".utf8)),
    ]

    /// An executable named ffmpeg that does what the shell script says.
    func program(_ script: String) throws -> String {
        let path = try folder.file("ffmpeg", "#!/bin/sh\n\(script)\n".utf8)
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path)
        return folder.path
    }

    func recording() throws -> String { try folder.file("a.m4a", Self.signatures[0].bytes + [1, 2, 3]) }

    func failure(searchPath: String) throws -> AudioFileError.Reason? {
        do {
            let reader = try AudioFileReader(path: recording(), options: .init(programSearchPath: searchPath))
            while try reader.next() != nil {}
            return nil
        } catch let error as AudioFileError { return error.reason }
    }

    /// A shell command that writes an AU header and frames of one sample each.
    func au(rate: Int, channels: Int, samples: Int) throws -> String {
        let words = [0x2E73_6E64, 24, 0xFFFF_FFFF, 6, rate, channels] + [Int](repeating: 0x3F00_0000, count: samples)
        let bytes = words.flatMap { word in [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: word >> $0) } }
        return "cat '\(try folder.file("out.au", bytes))'"
    }

    @Test(arguments: signatures)
    func `without ffmpeg the format is named and how to install it`(format: (name: String, bytes: [UInt8])) throws {
        let path = try folder.file("a", format.bytes + [UInt8](repeating: 0, count: 64))
        let error = try #require(throws: AudioFileError.self) {
            try AudioFileReader(path: path, options: .init(programSearchPath: "/nonexistent:relative:"))
        }
        #expect(error.reason == .ffmpegMissing(format: format.name))
        #expect(error.description.contains("apt-get install ffmpeg"))
    }

    @Test func `a file that is not executable is not the program`() throws {
        _ = try folder.file("ffmpeg", "#!/bin/sh\n".utf8)
        #expect(FFmpegProgram.locate(searchPath: folder.path) == nil)
        _ = try program("exit 0")
        #expect(FFmpegProgram.locate(searchPath: "/nonexistent:\(folder.path)") == "\(folder.path)/ffmpeg")
    }

    @Test func `its refusal is told in its own words`() throws {
        let path = try program("echo '[error] moov atom not found' >&2; exit 1")
        #expect(try failure(searchPath: path) == .damaged(detail: "moov atom not found"))
    }

    @Test func `a film without sound`() throws {
        let path = try program("echo \"[fatal] Stream map '0:a:0' matches no streams.\" >&2; exit 1")
        #expect(try failure(searchPath: path) == .noAudioTrack)
    }

    @Test func `success without output is a file without samples`() throws {
        #expect(try failure(searchPath: try program("exit 0")) == .noSamples)
        #expect(try failure(searchPath: try program(au(rate: 16_000, channels: 1, samples: 0))) == .noSamples)
    }

    @Test func `a failure half way is a failure, not a shorter file`() throws {
        let script = try au(rate: 16_000, channels: 1, samples: 100) + "; echo '[error] out of memory' >&2; exit 69"
        #expect(try failure(searchPath: try program(script)) == .ffmpegFailed(status: 69, detail: "out of memory"))
        let killed = try au(rate: 16_000, channels: 1, samples: 100) + "; kill -9 $$"
        #expect(try failure(searchPath: try program(killed)) == .ffmpegFailed(status: 137, detail: "no message"))
    }

    @Test func `its channels and rate are checked like any file's`() throws {
        #expect(
            try failure(searchPath: try program(au(rate: 16_000, channels: 9, samples: 90))) == .channelCount(9))
        #expect(
            try failure(searchPath: try program(au(rate: 1_000_000, channels: 1, samples: 9))) == .sampleRate(1_000_000)
        )
    }

    @Test func `output in small pieces and a flood of messages do not hold it up`() throws {
        let flood =
            "i=0; while [ $i -lt 3000 ]; do echo '[warning] a message of sixty bytes to fill the pipe of it' >&2; i=$((i+1)); done"
        let script = try "\(flood); \(au(rate: 8000, channels: 2, samples: 2000)); exec 1>&-; \(flood)"
        let reader = try AudioFileReader(
            path: recording(), options: .init(programSearchPath: try program(script)))
        let samples = try reader.remaining()
        #expect(samples.count == 2000)
        #expect(samples[500..<1500].allSatisfy { abs($0 - 0.5) < 1e-3 })
    }

    @Test func `its complaints become warnings`() throws {
        let script =
            try "echo '[info]   Duration: 00:01:02.50, start: 0' >&2; "
            + au(rate: 16_000, channels: 1, samples: 160) + "; echo '[aac @ 0x1] [error] Number of bands exceeds' >&2"
        let reader = try AudioFileReader(path: recording(), options: .init(programSearchPath: try program(script)))
        #expect(reader.durationSeconds == 62.5)
        #expect(try reader.remaining().count == 160)
        #expect(reader.warnings == [.truncated, .damaged(detail: "Number of bands exceeds")])
    }

    @Test func `a reader that goes away takes its program along`() throws {
        let mark = "\(folder.path)/pid"
        let script = try "echo $$ > '\(mark)'; " + au(rate: 16_000, channels: 1, samples: 20_000) + "; exec sleep 600"
        let path = try program(script)
        do {
            let reader = try AudioFileReader(path: recording(), options: .init(programSearchPath: path))
            #expect(try reader.next(maxSamples: 10)?.count == 10)
        }
        let text = try String(contentsOfFile: mark, encoding: .utf8).trimmingCharacters(in: .whitespacesAndNewlines)
        let process = try #require(pid_t(text))
        // It has been waited for, so not even its table entry is left.
        #expect(kill(process, 0) == -1 && errno == ESRCH)
    }

    @Test(.enabled(if: FFmpegEncoder.isAvailable, "ffmpeg is not installed"), arguments: [0.5, 0.8])
    func `a cut WebM gives what is there and says so`(share: Double) throws {
        var random = SeededGenerator(seed: 2)
        let format = try PCMFormat(encoding: .signed16, channelCount: 1, sampleRate: 48_000)
        let wav = try folder.file("a.wav", WAVEncoder.encode([random.noise(4 * 48_000)], format: format))
        try FFmpegEncoder.convert(wav, to: "\(folder.path)/a.webm")
        let reader = try AudioFileReader(path: try folder.cut("\(folder.path)/a.webm", to: share, as: "cut.webm"))
        let count = try reader.remaining().count
        #expect(count > 16_000 && count < 60_000)
        #expect(reader.warnings.contains(.truncated))
    }

    @Test(.enabled(if: FFmpegEncoder.isAvailable, "ffmpeg is not installed"))
    func `a WAV with a codec that libsndfile lacks goes to ffmpeg`() throws {
        let format = try PCMFormat(encoding: .signed16, channelCount: 1, sampleRate: 48_000)
        let wav = try folder.file("a.wav", WAVEncoder.encode([tone(1000, rate: 48_000)], format: format))
        let path = "\(folder.path)/ac3.wav"
        try FFmpegEncoder.convert(wav, to: path, extra: ["-c:a", "ac3"])
        let samples = try AudioFileReader(path: path).remaining()
        #expect(abs(SineFit(samples[4000..<12_000], near: 1000).hertz - 1000) < 1)
        // Without the program it is what libsndfile says.
        let error = #expect(throws: AudioFileError.self) {
            try AudioFileReader(path: path, options: .init(programSearchPath: folder.path))
        }
        if case .damaged = error?.reason {} else { Issue.record("\(String(describing: error))") }
    }

    @Test(.enabled(if: FFmpegEncoder.isAvailable, "ffmpeg is not installed"))
    func `an M4A cut before its index cannot be decoded`() throws {
        let format = try PCMFormat(encoding: .signed16, channelCount: 1, sampleRate: 48_000)
        let wav = try folder.file("a.wav", WAVEncoder.encode([tone(440, rate: 48_000)], format: format))
        try FFmpegEncoder.convert(wav, to: "\(folder.path)/whole.m4a")
        let cut = try folder.cut("\(folder.path)/whole.m4a", to: 0.5, as: "cut.m4a")
        #expect(throws: AudioFileError(path: cut, reason: .damaged(detail: "moov atom not found"))) {
            try AudioFileReader(path: cut)
        }
    }

    @Test(.enabled(if: FFmpegEncoder.isAvailable, "ffmpeg is not installed"))
    func `the real program finds no sound in a film without it`() throws {
        let path = "\(folder.path)/film.mkv"
        let process = Process()
        process.executableURL = URL(fileURLWithPath: try #require(FFmpegProgram.locate()))
        process.arguments = ["-nostdin", "-v", "error", "-f", "lavfi", "-i", "color=size=32x32:duration=0.2", path]
        try process.run()
        process.waitUntilExit()
        #expect(throws: AudioFileError(path: path, reason: .noAudioTrack)) { try AudioFileReader(path: path) }
    }
}

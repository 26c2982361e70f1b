import Foundation
import Testing

@testable import AudioCore
@testable import AudioIO

@Suite struct BadInputTests {
    let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    /// Why a file cannot be opened or read to its end.
    func failure(_ path: String, searchPath: String? = nil) -> AudioFileError.Reason? {
        do {
            let reader = try AudioFileReader(path: path, options: .init(programSearchPath: searchPath))
            while try reader.next() != nil {}
            return nil
        } catch {
            // Every error is one line that starts with the file's name and goes on with a remedy.
            #expect(error.description.hasPrefix("\(path): ") && !error.description.contains("\n"))
            #expect(error.description.contains(";"))
            return error.reason
        }
    }

    @Test func `a missing file`() {
        #expect(failure("\(folder.path)/none.wav") == .missing)
        #expect(failure("\(folder.path)/none/none.wav") == .missing)
        #expect(failure("") == .missing)
    }

    @Test func `a folder`() { #expect(failure(folder.path) == .isDirectory) }

    @Test func `a file as if it were a folder`() throws {
        let path = try folder.file("a.wav", [1])
        #expect(failure(path + "/b.wav") == .missing)
    }

    @Test func `a device or pipe, which could block for ever`() throws {
        #expect(failure("/dev/zero") == .notRegularFile)
        let pipe = "\(folder.path)/pipe"
        try #require(mkfifo(pipe, 0o600) == 0)
        #expect(failure(pipe) == .notRegularFile)
    }

    @Test func `an empty file`() throws { #expect(failure(try folder.file("a.mp3", [])) == .empty) }

    @Test func `a file that an ordinary user may not read`() throws {
        let format = try PCMFormat(encoding: .signed16, channelCount: 1, sampleRate: 16_000)
        let path = try folder.file("secret.wav", WAVEncoder.encode([[0, 0.5]], format: format))
        try FileManager.default.setAttributes([.posixPermissions: 0o000], ofItemAtPath: path)
        #expect(try OrdinaryUser.run { failure(path) } == .permissionDenied)
        try FileManager.default.setAttributes([.posixPermissions: 0o644], ofItemAtPath: path)
        try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: folder.path)
        #expect(try OrdinaryUser.run { failure(path) } == .permissionDenied)
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: folder.path)
        #expect(try OrdinaryUser.run { failure(path) } == nil)
    }

    @Test(arguments: ["mp3", "wav", "ogg", "flac", "m4a", "webm", "txt"])
    func `text is no audio, whatever its name`(kind: String) throws {
        let text = String(repeating: "In the name of God, the Lord of Mercy, the Giver of Mercy.\n", count: 300)
        #expect(failure(try folder.file("text.\(kind)", text.utf8)) == .notAudio)
        // The same without ffmpeg, and for a very short one.
        #expect(failure(try folder.file("short.\(kind)", "a".utf8), searchPath: folder.path) == .notAudio)
    }

    @Test func `random bytes are no audio`() throws {
        var random = SeededGenerator(seed: 1)
        for size in [1, 3, 44, 1000, 200_000] {
            let bytes = (0..<size).map { _ in UInt8.random(in: 0...255, using: &random) }
            #expect(failure(try folder.file("noise.mp3", bytes)) == .notAudio)
        }
    }

    @Test func `a play list cannot make us open other files`() throws {
        let format = try PCMFormat(encoding: .signed16, channelCount: 1, sampleRate: 16_000)
        let other = try folder.file(
            "other.wav", WAVEncoder.encode([[Float](repeating: 0.1, count: 999)], format: format))
        #expect(failure(try folder.file("a.m4a", "#EXTM3U\n#EXTINF:1,\n\(other)\n#EXT-X-ENDLIST\n".utf8)) == .notAudio)
        #expect(failure(try folder.file("b.m4a", "ffconcat version 1.0\nfile '\(other)'\n".utf8)) == .notAudio)
    }

    @Test(arguments: [1, 2, 4, 8, 11, 12, 16, 20, 30, 43])
    func `a WAV cut inside its header`(length: Int) throws {
        let format = try PCMFormat(encoding: .signed16, channelCount: 1, sampleRate: 16_000)
        let bytes = WAVEncoder.encode([[0.1, 0.2]], format: format)
        switch failure(try folder.file("cut.wav", bytes.prefix(length))) {
        case .damaged, .notAudio, .noSamples: break
        case let other: Issue.record("\(String(describing: other)) at \(length)")
        }
    }

    @Test(arguments: PCMFormat.Encoding.allCases)
    func `a WAV without samples`(encoding: PCMFormat.Encoding) throws {
        let format = try PCMFormat(encoding: encoding, channelCount: 2, sampleRate: 48_000)
        #expect(failure(try folder.file("zero.wav", WAVEncoder.encode([[], []], format: format))) == .noSamples)
    }

    @Test(
        arguments: [(Float.nan, 0), (.infinity, 5000), (-.infinity, 40_000), (.nan, 47_999)],
        [16_000, 48_000] as [Double])
    func `samples that are no numbers, wherever they are`(bad: (value: Float, index: Int), rate: Double) throws {
        var samples = tone(300, rate: 48_000)
        samples[bad.index] = bad.value
        for encoding in [PCMFormat.Encoding.float32, .float64] {
            let format = try PCMFormat(encoding: encoding, channelCount: 1, sampleRate: rate)
            let path = try folder.file("nan.wav", WAVEncoder.encode([samples], format: format))
            #expect(failure(path) == .nonFiniteSample(atSeconds: Double(bad.index) / rate))
        }
    }

    @Test(arguments: [0, 9, 64])
    func `channels out of range`(count: Int) throws {
        let header = WAVEncoder.header(encoding: .signed16, channelCount: count, sampleRate: 16_000, frameCount: 100)
        let path = try folder.file("a.wav", header + [UInt8](repeating: 1, count: 200 * count))
        let reason = failure(path)
        if count == 0 {
            if case .damaged = reason {} else { Issue.record("\(String(describing: reason))") }
        } else {
            #expect(reason == .channelCount(count))
        }
    }

    @Test(arguments: [1, 3999, 384_001, 1_000_000])
    func `sample rates out of range`(rate: Int) throws {
        let header = WAVEncoder.header(encoding: .signed16, channelCount: 1, sampleRate: rate, frameCount: 100)
        let path = try folder.file("a.wav", header + [UInt8](repeating: 1, count: 200))
        #expect(failure(path) == .sampleRate(Double(rate)))
    }

    @Test(arguments: [4000, 384_000])
    func `the outermost sample rates are taken`(rate: Int) throws {
        let header = WAVEncoder.header(encoding: .signed16, channelCount: 8, sampleRate: rate, frameCount: 100)
        #expect(failure(try folder.file("a.wav", header + [UInt8](repeating: 0, count: 1600))) == nil)
    }

    @Test func `line breaks in a name stay on one line`() {
        let error = AudioFileError(path: "a\nb\u{1B}[31m.wav", reason: .missing)
        #expect(error.description == "a?b?[31m.wav: no such file; check the name")
    }
}

/// A file decoded by the `ffmpeg` program, read through a pipe as it decodes.
final class FFmpegSource: InterleavedSource {
    let sampleRate: Double
    let channelCount: Int
    let frameCount: Int?
    private(set) var problems = SourceProblems()

    private let path: String
    private let child: ChildProcess
    /// Bytes that were read and not yet given.
    private var pending: [UInt8]
    private var framesRead = 0
    private var hasEnded = false

    /// Starts the program and waits for the first of its output.
    ///
    /// - Throws: `ffmpegMissing`, or why the program could not decode the file.
    init(path: String, container: AudioContainer, searchPath: String?) throws(AudioFileError) {
        func failure(_ reason: AudioFileError.Reason) -> AudioFileError { AudioFileError(path: path, reason: reason) }
        guard let program = FFmpegProgram.locate(searchPath: searchPath) else {
            guard case .external(let format) = container else { throw failure(.notAudio) }
            throw failure(.ffmpegMissing(format: format))
        }
        self.path = path
        let child: ChildProcess
        var bytes: [UInt8] = []
        do throws(SystemError) {
            child = try ChildProcess(
                program: program, arguments: FFmpegProgram.arguments(path: path, container: container))
            while AUHeader(bytes) == nil, try child.appendOutput(to: &bytes) {}
        } catch {
            throw failure(.ffmpegFailed(status: -1, detail: error.message))
        }
        self.child = child
        guard let header = AUHeader(bytes) else {
            let status = child.wait()
            throw failure(Self.reason(container, status: status, report: FFmpegReport(child.errorOutput)))
        }
        child.drainErrors()
        sampleRate = Double(header.sampleRate)
        channelCount = header.channelCount
        frameCount = FFmpegReport(child.errorOutput).durationSeconds.map { Int($0 * Double(header.sampleRate)) }
        pending = Array(bytes.dropFirst(header.byteCount))
    }

    func read(into buffer: UnsafeMutableBufferPointer<Float>) throws(AudioFileError) -> Int {
        let bytesPerFrame = 4 * channelCount
        do throws(SystemError) {
            while pending.count < bytesPerFrame, !hasEnded {
                hasEnded = try !child.appendOutput(to: &pending)
            }
        } catch {
            throw AudioFileError(path: path, reason: .ffmpegFailed(status: -1, detail: error.message))
        }
        let frames = min(pending.count / bytesPerFrame, buffer.count / channelCount)
        guard frames > 0 else {
            try judgeEnd()
            return 0
        }
        pending.withUnsafeBytes { bytes in
            for i in 0..<frames * channelCount {
                let bits = bytes.loadUnaligned(fromByteOffset: 4 * i, as: UInt32.self)
                buffer[i] = Float(bitPattern: UInt32(bigEndian: bits))
            }
        }
        pending.removeFirst(frames * bytesPerFrame)
        framesRead += frames
        return frames
    }

    private func judgeEnd() throws(AudioFileError) {
        let status = child.wait()
        let report = FFmpegReport(child.errorOutput)
        guard status == 0 else {
            throw AudioFileError(
                path: path, reason: .ffmpegFailed(status: status, detail: report.firstError ?? "no message"))
        }
        problems.damage = report.firstError
        // Containers state their length to a few packets.
        let isShort = frameCount.map { Double(framesRead) < Double($0) - 0.5 * sampleRate } ?? false
        problems.isTruncated = report.saysTruncated || isShort
    }

    private static func reason(
        _ container: AudioContainer, status: Int32, report: FFmpegReport
    ) -> AudioFileError.Reason {
        guard case .external = container else { return .notAudio }
        let detail = report.firstError ?? "no message"
        if detail.contains("matches no streams") { return .noAudioTrack }
        return status == 0 ? .noSamples : .damaged(detail: detail)
    }
}

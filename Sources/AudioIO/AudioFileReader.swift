import AudioCore

/// An audio file as 16 kHz mono, piece by piece: memory does not grow with the file's length.
///
/// WAV (8 to 32 bit, float), AIFF, FLAC, OGG, Opus and MP3 are decoded in the process; M4A/AAC, WebM and other
/// containers by the `ffmpeg` program. Channels are averaged, then resampled by libsoxr at its quality HQ. The format is
/// told from the file's content, not from its name.
///
/// Calls block on the disk or on `ffmpeg`, for milliseconds at a time: in concurrent code call them off the cooperative
/// threads. One reader, one owner: the type is not `Sendable`.
public final class AudioFileReader {
    /// What to do beyond the defaults.
    public struct Options: Sendable {
        /// Folders to look for `ffmpeg` in, separated by colons; nil for the variable `PATH`.
        public var programSearchPath: String?

        public init(programSearchPath: String? = nil) {
            self.programSearchPath = programSearchPath
        }
    }

    /// The file, as the caller named it.
    public let path: String
    /// Hertz in the file.
    public let sourceSampleRate: Double
    /// Channels in the file, 1...8.
    public let channelCount: Int
    /// Length as the file states it, nil when it does not.
    public let durationSeconds: Double?

    private let source: any InterleavedSource
    private let resampler: StreamResampler
    private var interleaved: [Float]
    private var mono: [Float] = []
    private var ready: [Float] = []
    private var taken = 0
    private var framesRead = 0
    private var isAtEnd = false

    /// Frames decoded at a time.
    private static let blockFrames = 8192

    /// Opens a file and decodes its beginning.
    ///
    /// - Throws: `AudioFileError` for everything that makes the file unreadable from the start.
    public init(path: String, options: Options = Options()) throws(AudioFileError) {
        self.path = path
        let source = try Self.open(path: path, options: options)
        self.source = source
        sourceSampleRate = source.sampleRate
        channelCount = source.channelCount
        guard PCMFormat.channelCounts.contains(source.channelCount) else {
            throw AudioFileError(path: path, reason: .channelCount(source.channelCount))
        }
        guard PCMFormat.sampleRates.contains(source.sampleRate) else {
            throw AudioFileError(path: path, reason: .sampleRate(source.sampleRate))
        }
        durationSeconds = source.frameCount.map { Double($0) / source.sampleRate }
        do { resampler = try StreamResampler(inputRate: source.sampleRate) } catch {
            throw AudioFileError(path: path, reason: .resamplerFailed(detail: error.description))
        }
        interleaved = [Float](repeating: 0, count: Self.blockFrames * source.channelCount)
        try decodeBlock()
        if framesRead == 0 { throw AudioFileError(path: path, reason: .noSamples) }
    }

    /// What was wrong with the file so far; complete when `next` has returned nil.
    public var warnings: [AudioFileWarning] {
        var warnings: [AudioFileWarning] = []
        if source.problems.isTruncated { warnings.append(.truncated) }
        if let detail = source.problems.damage { warnings.append(.damaged(detail: detail)) }
        if resampler.clippedCount > 0 { warnings.append(.clipped(sampleCount: resampler.clippedCount)) }
        return warnings
    }

    /// The next samples.
    ///
    /// - Parameter maxSamples: at least 1.
    /// - Returns: 16 kHz mono in -1...1: `maxSamples` of them, fewer only at the end, then nil.
    /// - Throws: `AudioFileError` when the file turns out unusable later on; nothing more can be read then.
    public func next(maxSamples: Int = 16_000) throws(AudioFileError) -> [Float]? {
        precondition(maxSamples > 0, "at least one sample must be asked for")
        while ready.count - taken < maxSamples, !isAtEnd { try decodeBlock() }
        let count = min(maxSamples, ready.count - taken)
        guard count > 0 else { return nil }
        let piece = Array(ready[taken..<taken + count])
        taken += count
        if taken == ready.count {
            ready.removeAll(keepingCapacity: true)
            taken = 0
        } else if taken > 1 << 16 {
            ready.removeFirst(taken)
            taken = 0
        }
        return piece
    }

    /// All samples from here to the end.
    public func remaining() throws(AudioFileError) -> [Float] {
        var all: [Float] = []
        if let durationSeconds {
            // The statement may be wrong; it only saves copying.
            all.reserveCapacity(Int(min(durationSeconds, 3600) * Double(LogMelSpectrogram.sampleRate)) + 16)
        }
        while let piece = try next(maxSamples: 1 << 16) { all.append(contentsOf: piece) }
        return all
    }

    private func decodeBlock() throws(AudioFileError) {
        let channels = channelCount
        let frames: Int
        do {
            frames = try interleaved.withUnsafeMutableBufferPointer { buffer throws(AudioFileError) in
                try source.read(into: buffer)
            }
        } catch {
            isAtEnd = true
            throw error
        }
        do {
            if frames == 0 {
                isAtEnd = true
                ready.append(contentsOf: try resampler.flush())
            } else {
                ChannelAverage.average(interleaved, channelCount: channels, frameCount: frames, into: &mono)
                ready.append(contentsOf: try resampler.push(mono))
                framesRead += frames
            }
        } catch {
            isAtEnd = true
            throw AudioFileError(path: path, reason: reason(for: error))
        }
    }

    private func reason(for failure: StreamResampler.Failure) -> AudioFileError.Reason {
        switch failure {
        case .nonFiniteSample(let index): .nonFiniteSample(atSeconds: Double(index) / sourceSampleRate)
        case .sampleRate(let rate): .sampleRate(rate)
        case .resampler(let message): .resamplerFailed(detail: message)
        }
    }

    private static func open(path: String, options: Options) throws(AudioFileError) -> any InterleavedSource {
        let bytes = try FileBytes(path: path)
        guard bytes.count > 0 else { throw AudioFileError(path: path, reason: .empty) }
        let container = AudioContainer(bytes)
        switch container {
        case .riff, .otherPCM, .flac, .ogg, .mpeg:
            do { return try SndFileSource(path: path, container: container, bytes: bytes) } catch {
                // A known container with a codec that libsndfile lacks, perhaps.
                let other = try? FFmpegSource(path: path, container: container, searchPath: options.programSearchPath)
                guard let other else { throw error }
                return other
            }
        case .external, .unknown:
            return try FFmpegSource(path: path, container: container, searchPath: options.programSearchPath)
        }
    }
}

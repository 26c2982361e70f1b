import CSndFile

/// A file decoded in the process by libsndfile: WAV, AIFF, FLAC, OGG, Opus, MP3. The only file that calls it.
final class SndFileSource: InterleavedSource {
    let sampleRate: Double
    let channelCount: Int
    let frameCount: Int?
    private(set) var problems = SourceProblems()

    private let path: String
    private let handle: OpaquePointer
    private let countIsExact: Bool
    private var framesRead = 0

    /// - Parameters:
    ///   - container: as probed.
    ///   - bytes: the same file, for what its header promises.
    /// - Throws: `damaged` when libsndfile refuses the file.
    init(path: String, container: AudioContainer, bytes: FileBytes) throws(AudioFileError) {
        var info = SF_INFO()
        // libsndfile takes the name "-" for the standard input.
        guard let handle = sf_open(path == "-" ? "./-" : path, Int32(SFM_READ), &info) else {
            throw AudioFileError(path: path, reason: .damaged(detail: Self.text(sf_strerror(nil))))
        }
        self.path = path
        self.handle = handle
        sampleRate = Double(info.samplerate)
        channelCount = Int(info.channels)
        // SF_COUNT_MAX is libsndfile's "unknown".
        let isKnown = info.frames >= 0 && info.frames < Int64.max
        frameCount = isKnown ? Int(info.frames) : nil
        switch container {
        case .mpeg:
            // Without a length tag the count is an estimate from the bit rate.
            let stream = MPEGStream(bytes)
            countIsExact = stream?.statesLength ?? false
            problems.isTruncated = stream?.endsInsideFrame(bytes) ?? false
        case .riff:
            countIsExact = isKnown
            problems.isTruncated = RIFFLength.promisesMore(bytes)
        case .ogg:
            countIsExact = isKnown
            // The length is on the last page; unknown means that this page is not whole.
            problems.isTruncated = !isKnown
        default:
            countIsExact = isKnown
        }
    }

    deinit { sf_close(handle) }

    func read(into buffer: UnsafeMutableBufferPointer<Float>) throws(AudioFileError) -> Int {
        let frames = Int(sf_readf_float(handle, buffer.baseAddress!, Int64(buffer.count / channelCount)))
        framesRead += max(0, frames)
        guard frames <= 0 else { return frames }
        if sf_error(handle) != Int32(SF_ERR_NO_ERROR) {
            let detail = Self.text(sf_strerror(handle))
            guard framesRead > 0 else { throw AudioFileError(path: path, reason: .damaged(detail: detail)) }
            problems.damage = detail
        }
        // An MPEG decoder may drop a last frame or two whose bit reservoir is gone.
        let tolerance = 2 * 1152
        if countIsExact, let frameCount, framesRead + tolerance < frameCount { problems.isTruncated = true }
        return 0
    }

    private static func text(_ message: UnsafePointer<CChar>?) -> String {
        message.map { String(cString: $0) } ?? "unknown error"
    }
}

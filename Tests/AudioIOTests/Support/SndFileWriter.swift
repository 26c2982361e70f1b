import CSndFile

/// Writes compressed files for tests through libsndfile.
enum SndFileWriter {
    enum Format: String, CaseIterable, Sendable {
        case mp3, opus, ogg, flac

        var code: Int32 {
            switch self {
            case .mp3: Int32(SF_FORMAT_MPEG | SF_FORMAT_MPEG_LAYER_III)
            case .opus: Int32(SF_FORMAT_OGG | SF_FORMAT_OPUS)
            case .ogg: Int32(SF_FORMAT_OGG | SF_FORMAT_VORBIS)
            case .flac: Int32(SF_FORMAT_FLAC | SF_FORMAT_PCM_24)
            }
        }
    }

    struct Failure: Error { let message: String }

    /// A file of these channels, all of one length.
    static func write(_ channels: [[Float]], rate: Int, _ format: Format, to path: String) throws {
        var info = SF_INFO()
        info.samplerate = Int32(rate)
        info.channels = Int32(channels.count)
        info.format = format.code
        guard let handle = sf_open(path, Int32(SFM_WRITE), &info) else {
            throw Failure(message: String(cString: sf_strerror(nil)))
        }
        defer { sf_close(handle) }
        var interleaved: [Float] = []
        for frame in channels[0].indices {
            for channel in channels { interleaved.append(channel[frame]) }
        }
        let written = sf_writef_float(handle, interleaved, Int64(channels[0].count))
        guard written == channels[0].count else { throw Failure(message: String(cString: sf_strerror(handle))) }
    }
}

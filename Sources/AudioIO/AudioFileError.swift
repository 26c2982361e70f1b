/// Why an audio file cannot be read: one line that names the file and says what to do.
public struct AudioFileError: Error, Sendable, Equatable, CustomStringConvertible {
    /// What went wrong.
    public enum Reason: Sendable, Equatable {
        /// No file of this name.
        case missing
        case isDirectory
        /// A pipe, socket or device: its length and format cannot be looked at first.
        case notRegularFile
        /// The user may not read it.
        case permissionDenied
        /// Zero bytes.
        case empty
        /// The operating system's error, by number and text.
        case unreadable(errno: Int32, message: String)
        /// Not a format that is known, whatever its name says.
        case notAudio
        /// A film or picture container without an audio track.
        case noAudioTrack
        /// An audio file of which nothing can be decoded.
        case damaged(detail: String)
        /// A well-formed file with no samples in it.
        case noSamples
        /// A sample that is not a number or infinite, at this time of the recording.
        case nonFiniteSample(atSeconds: Double)
        /// More than 8 channels, or none.
        case channelCount(Int)
        /// Outside 4,000...384,000 Hz.
        case sampleRate(Double)
        /// This format needs the `ffmpeg` program, and it is not installed.
        case ffmpegMissing(format: String)
        /// The `ffmpeg` program gave up; its exit status and its own words.
        case ffmpegFailed(status: Int32, detail: String)
        /// The resampling library refused; its own words.
        case resamplerFailed(detail: String)
    }

    /// The file, as the caller named it.
    public let path: String
    public let reason: Reason

    public init(path: String, reason: Reason) {
        self.path = path
        self.reason = reason
    }

    public var description: String { "\(Self.oneLine(path)): \(Self.oneLine(sentence))" }

    private var sentence: String {
        switch reason {
        case .missing where path.unicodeScalars.contains("\u{FFFD}"):
            "no such file; a name that is not valid UTF-8 cannot be opened, rename the file"
        case .missing: "no such file; check the name"
        case .isDirectory: "is a directory; name an audio file in it"
        case .notRegularFile: "is not a regular file; save the audio to a file first"
        case .permissionDenied: "permission denied; allow reading it (chmod +r) or copy it to where you may read"
        case .empty: "is empty (0 bytes); record or download it again"
        case .unreadable(_, let message): "cannot be read: \(message); check the disk and copy the file anew"
        case .notAudio: "is not an audio file of a known format; convert it to WAV, FLAC, MP3, OGG, Opus, M4A or WebM"
        case .noAudioTrack: "holds no audio track; choose a file with sound"
        case .damaged(let detail): "cannot be decoded, it is cut off or damaged (\(detail)); get a whole copy"
        case .noSamples: "holds no samples; record or download it again"
        case .nonFiniteSample(let seconds):
            "has a sample that is not a number at \(Self.seconds(seconds)) s; export it again, best as 16-bit WAV"
        case .channelCount(let count): "has \(count) channels, 1 to 8 are supported; mix it down first"
        case .sampleRate(let rate):
            "has a sample rate of \(Int(rate)) Hz, 4000 to 384000 Hz are supported; resample it first"
        case .ffmpegMissing(let format):
            "\(format) needs the ffmpeg program, which is not installed; install it (apt-get install ffmpeg) "
                + "or convert the file to WAV"
        case .ffmpegFailed(let status, let detail):
            "ffmpeg could not decode it (status \(status): \(detail)); get a whole copy or convert it to WAV"
        case .resamplerFailed(let detail): "cannot be resampled (\(detail)); convert it to 16 kHz WAV"
        }
    }

    private static func seconds(_ value: Double) -> Double { (value * 1000).rounded() / 1000 }

    /// File names and other programs' words may hold line breaks and terminal codes.
    private static func oneLine(_ text: String) -> String {
        String(
            String.UnicodeScalarView(text.unicodeScalars.map { $0.properties.generalCategory == .control ? "?" : $0 }))
    }
}

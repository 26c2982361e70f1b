/// Where the `ffmpeg` program is, and how it is asked to decode.
public enum FFmpegProgram {
    /// Path of the program, or nil when it is not installed.
    ///
    /// - Parameter searchPath: folders separated by colons; nil for the variable `PATH`. Relative folders are skipped.
    public static func locate(searchPath: String? = nil) -> String? {
        #if os(Linux) || os(macOS) || os(Android)
            let folders = (searchPath ?? environmentVariable("PATH") ?? "").split(separator: ":")
            return folders.lazy.filter { $0.hasPrefix("/") }.map { "\($0)/ffmpeg" }.first(where: isExecutableFile)
        #else
            return nil
        #endif
    }

    /// Names of the demuxers that may look at a file: those of its own container. For a file of unknown kind only such
    /// as have a signature: raw formats would take any bytes for sound, and play lists would make ffmpeg open further
    /// files.
    private static func demuxers(for container: AudioContainer) -> String {
        switch container {
        case .riff, .otherPCM: "wav,w64,aiff,au,caf"
        case .flac: "flac"
        case .ogg: "ogg"
        case .mpeg: "mp3"
        case .external(name: "AAC"): "aac"
        case .external, .unknown: "mov,mp4,m4a,3gp,3g2,mj2,matroska,webm,asf,avi,amr,wv,ape,tta,flv,mpegts,ac3"
        }
    }

    /// Arguments that decode the first audio track to Sun AU on the standard output: floats at the track's own rate and
    /// channels, with a header that states them, of any length.
    static func arguments(path: String, container: AudioContainer) -> [String] {
        [
            "-nostdin", "-hide_banner", "-nostats", "-loglevel", "level+info",
            // Only this file, whatever it refers to.
            "-protocol_whitelist", "file,pipe", "-format_whitelist", demuxers(for: container), "-i", "file:" + path,
            "-map", "0:a:0", "-vn", "-sn", "-dn", "-c:a", "pcm_f32be", "-f", "au", "pipe:1",
        ]
    }
}

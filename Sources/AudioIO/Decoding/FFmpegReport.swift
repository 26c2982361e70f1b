/// What `ffmpeg` said on its error output with `-loglevel level+info`.
struct FFmpegReport {
    /// From the line `Duration: HH:MM:SS.cc`.
    private(set) var durationSeconds: Double?
    /// The first complaint at level error or fatal.
    private(set) var firstError: String?
    /// A complaint says that the file ends too early.
    private(set) var saysTruncated = false

    init(_ output: [UInt8]) {
        for line in String(decoding: output, as: UTF8.self).split(whereSeparator: \.isNewline) {
            if durationSeconds == nil, let text = Self.rest(of: line, after: "Duration: ") {
                durationSeconds = Self.seconds(text.prefix { $0 != "," })
            }
            guard let complaint = Self.rest(of: line, after: "[error] ") ?? Self.rest(of: line, after: "[fatal] ")
            else { continue }
            if firstError == nil { firstError = String(complaint) }
            if complaint.hasSuffix("ended prematurely") || complaint.hasSuffix("partial file") {
                saysTruncated = true
            }
        }
    }

    private static func rest(of line: Substring, after mark: String) -> Substring? {
        line.firstRange(of: mark).map { line[$0.upperBound...] }
    }

    /// `00:01:02.50` in seconds; nil for `N/A`.
    private static func seconds(_ text: Substring) -> Double? {
        let parts = text.split(separator: ":").map { Double($0) }
        guard parts.count == 3, let hours = parts[0], let minutes = parts[1], let seconds = parts[2] else { return nil }
        return hours * 3600 + minutes * 60 + seconds
    }
}

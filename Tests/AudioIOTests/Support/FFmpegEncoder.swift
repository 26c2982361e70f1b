import Foundation

@testable import AudioIO

/// Makes files for tests with the `ffmpeg` program, where it is installed.
enum FFmpegEncoder {
    static let isAvailable = FFmpegProgram.locate() != nil

    struct Failure: Error { let status: Int32 }

    /// Converts a file; the formats are told by the names.
    static func convert(_ source: String, to target: String, extra: [String] = []) throws {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: FFmpegProgram.locate() ?? "/usr/bin/ffmpeg")
        process.arguments = ["-nostdin", "-v", "error", "-y", "-i", source] + extra + [target]
        try process.run()
        process.waitUntilExit()
        guard process.terminationStatus == 0 else { throw Failure(status: process.terminationStatus) }
    }
}

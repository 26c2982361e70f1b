import AudioCore
import CommandLineSupport

/// `murajah features`.
enum FeaturesCommand: Command {
    static let frontEnd = Option<FrontEnd>.choice("front-end", help: "which log-mel (whisper)")
    static let frames = Flag("frames", help: "every value instead of a summary: a line a frame, separated by tabs")

    static let syntax = CommandSyntax(
        "features", summary: "show the log-mel features of recordings",
        operands: Operands("FILE", count: 1...Int.max),
        options: [frontEnd, frames, SharedOptions.json, SharedOptions.output],
        discussion: "The whole recording is held in memory: 64 KB of samples and 32 KB of features for each second.")

    static func run(_ arguments: ParsedArguments, _ services: Services, _ console: Console) throws -> CommandOutcome {
        if arguments[frames], arguments[SharedOptions.json] {
            throw UsageError.conflict("give only one of --frames and --json")
        }
        let chosen = arguments[frontEnd] ?? .whisper
        return try console.withOutput(arguments[SharedOptions.output]) { output, _ in
            try forEachFile(arguments.operands, console: console) { file in
                let features = chosen.features(of: try services.loadAudio(file))
                if arguments[frames] {
                    try writeFrames(features, to: output)
                } else {
                    let summary = FeatureSummary(features)
                    try output.write(
                        arguments[SharedOptions.json]
                            ? summary.json(file: file, frontEnd: chosen).line + "\n"
                            : summary.text(file: file, frontEnd: chosen))
                }
                try output.flush()
                return .success
            }
        }
    }

    private static func writeFrames(_ features: FeatureMatrix, to output: any TextOutput) throws {
        for frame in 0..<features.frameCount {
            let values = (0..<features.binCount).map { decimal(Double(features[$0, frame]), places: 6) }
            try output.write(values.joined(separator: "\t") + "\n")
        }
    }
}

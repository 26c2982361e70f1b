import BenchmarkKit
import CommandLineSupport
import QuranCore

/// `murajah bench`.
enum BenchCommand: Command {
    static let manifest = Option<String>.text("manifest", "FILE", help: "a manifest.json of recordings")
    static let everyAyah = Option<String>.text(
        "everyayah", "FOLDER", help: "a folder of SSSAAA.mp3 files, or of such folders")
    static let negatives = Option<String>.text(
        "negatives", "FOLDER|generated",
        help: "recordings that are no Quran, or sounds made here; every verse claimed is false")
    static let join = Flag("join", help: "with --everyayah: join the files of a surah, with pauses of 0.2 to 1.5 s")
    static let longest = Option<Int>.integer("longest", "N", in: 1...286, help: "with --join: verses in a row (12)")
    static let seed = Option<Int>.integer("seed", "N", in: 0...Int.max, help: "with --join: decides the pauses (1)")
    static let source = Option<String>.text("source", "NAME", help: "only the recordings of this source")
    static let limit = Option<Int>.integer("limit", "N", in: 1...Int.max, help: "only N recordings, spread evenly")
    static let mode = Option<BenchmarkMode>.choice("mode", help: "whole files, or live in small pieces (batch)")
    static let chunk = Option<Int>.integer("chunk-ms", "N", in: 1...60_000, help: "length of a live piece (300)")

    static let syntax = CommandSyntax(
        "bench", summary: "measure recognition on recordings whose verses are known",
        options: [
            manifest, everyAyah, negatives, mode, chunk, join, longest, seed, source, limit, SharedOptions.json,
            SharedOptions.model, SharedOptions.output,
        ],
        discussion: """
            In stream mode only claims count that are never taken back, each at the audio time at which it was made.
            One later than 1.5 s after its verse's end (the recording's end where verse ends are unknown), or made
            only when the audio is closed, is as if it had not been made. Wrong claims always count.
            """)

    static func run(_ arguments: ParsedArguments, _ services: Services, _ console: Console) throws -> CommandOutcome {
        let clips = try BenchCorpus(arguments, services: services).clips()
        let runner = BenchmarkRunner(
            recognizer: try services.makeRecognizer(arguments[SharedOptions.model]),
            mode: arguments[mode] ?? .batch, chunkMilliseconds: arguments[chunk] ?? 300,
            soundAlikes: VerseEquivalence(groups: try Quran.load().soundAlikeGroups), load: services.loadAudio,
            now: console.now)
        return try console.withOutput(arguments[SharedOptions.output]) { output, terminal in
            let report = measure(clips, runner, console)
            try output.write(
                arguments[SharedOptions.json]
                    ? BenchJSON.object(report).line + "\n" : BenchTable(terminal: terminal).text(report))
            for clip in report.clips {
                if let failure = clip.failure { console.report(failure, file: clip.id) }
            }
            return report.failures == 0 ? .success : .failure
        }
    }

    private static func measure(
        _ clips: [BenchmarkClip], _ runner: BenchmarkRunner, _ console: Console
    ) -> BenchmarkReport {
        let bar = console.progressBar("bench")
        defer { bar.finish() }
        var done = 0
        return runner.run(clips) { _ in
            done += 1
            bar.update(Double(done) / Double(clips.count))
        }
    }
}

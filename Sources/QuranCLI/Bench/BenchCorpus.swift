import BenchmarkKit
import CommandLineSupport

/// The recordings that a bench command line names.
struct BenchCorpus {
    private let arguments: ParsedArguments
    private let services: Services

    init(_ arguments: ParsedArguments, services: Services) throws(UsageError) {
        let given = [
            arguments[BenchCommand.manifest], arguments[BenchCommand.everyAyah], arguments[BenchCommand.negatives],
        ].compactMap { $0 }
        if given.count != 1 { throw .conflict("give one of --manifest, --everyayah and --negatives") }
        if arguments[BenchCommand.join], arguments[BenchCommand.everyAyah] == nil {
            throw .conflict("--join needs --everyayah")
        }
        self.arguments = arguments
        self.services = services
    }

    /// The recordings, narrowed by `--source` and `--limit`.
    func clips() throws -> [BenchmarkClip] {
        var clips = try all()
        if let source = arguments[BenchCommand.source] {
            let sources = Set(clips.map(\.source)).sorted().joined(separator: ", ")
            clips = clips.filter { $0.source == source }
            if clips.isEmpty {
                throw UsageError.conflict("no recording is of source '\(source)'; there are: \(sources)")
            }
        }
        if let limit = arguments[BenchCommand.limit], limit < clips.count {
            let all = clips
            clips = (0..<limit).map { all[$0 * all.count / limit] }
        }
        return clips
    }

    private func all() throws -> [BenchmarkClip] {
        if let path = arguments[BenchCommand.manifest] { return try Manifest.clips(path: path) }
        if let path = arguments[BenchCommand.everyAyah] {
            guard arguments[BenchCommand.join] else { return try EveryAyahFolder.clips(path: path) }
            return try JoinedRecitation.clips(
                path: path, longest: arguments[BenchCommand.longest] ?? 12,
                seed: UInt64(arguments[BenchCommand.seed] ?? 1), load: services.loadAudio)
        }
        guard let path = arguments[BenchCommand.negatives], path != "generated" else {
            return NegativeSound.clips + SpokenEnglish.clips(load: services.loadAudio)
        }
        return try NegativeFolder.clips(path: path)
    }
}

import CommandLineSupport
import Testing

@testable import QuranCLI

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

@Suite struct BenchCommandTests {
    /// A manifest of three clips, of which the last cannot be read.
    private final class Corpus {
        let path = TemporaryFile.path(suffix: ".json")

        init() throws {
            let manifest = """
                {"samples": [
                  {"id": "a", "file": "/silence.wav", "source": "studio", "category": "short",
                   "expected_verses": [{"surah": 112, "ayah": 1}]},
                  {"id": "b", "file": "/silence.wav", "source": "phone", "category": "short",
                   "expected_verses": [{"surah": 112, "ayah": 2}]},
                  {"id": "c", "file": "/missing.wav", "source": "phone", "category": "long",
                   "expected_verses": [{"surah": 112, "ayah": 2}]}
                ]}
                """
            try manifest.write(toFile: path, atomically: false, encoding: .utf8)
        }

        deinit { TemporaryFile.remove(path) }
    }

    private func run(_ arguments: [String]) throws -> ProgramRun {
        let corpus = try Corpus()
        var services = Services.canned(
            CannedRecordings(recordings: ["/silence.wav": try recording("112:1"), "/missing.wav": try recording("")]))
        services.loadAudio = { path in
            if path == "/missing.wav" { throw Services.Absent() }
            return [Float](repeating: 0, count: 16_000)
        }
        return ProgramRun(
            ["bench"] + arguments.map { $0 == "MANIFEST" ? corpus.path : $0 }, services: services)
    }

    @Test func `JSON has every key of the report`() throws {
        let run = try run(["--manifest", "MANIFEST", "--json"])
        #expect(run.outcome == .failure && run.errors == "murajah: c: absent\n")
        for key in [
            "n", "recall", "precision", "exact_set", "exact_ordered", "delay_p50_s", "delay_p95_s", "wrong_verse_s",
            "speed_x", "peak_rss_mb", "strict", "clips", "by_source", "by_category", "mode",
        ] {
            #expect(run.output.contains("\"\(key)\":"), "\(key) is missing")
        }
        #expect(run.output.contains(#""recall":0.333"#) && run.output.contains(#""delay_p50_s":null"#))
        #expect(run.output.contains(#""by_source":{"phone":{"exact_ordered":0,"#))
    }

    @Test func `a table lists what is not exact`() throws {
        let run = try run(["--manifest", "MANIFEST", "--source", "phone", "--limit", "1"])
        #expect(run.outcome == .success)
        #expect(run.output.contains("b: expected 112:2, got 112:1"))
        #expect(!run.output.contains("c: expected"))
    }

    @Test func `stream mode feeds a live recogniser`() throws {
        let run = try run(["--manifest", "MANIFEST", "--source", "studio", "--mode", "stream", "--json"])
        #expect(run.outcome == .success && run.output.contains(#""mode":"stream""#))
        #expect(run.output.contains(#""got":[]"#))
    }

    @Test func `sounds made here are all that negatives need`() throws {
        let run = try run(["--negatives", "generated", "--limit", "2", "--json"])
        #expect(run.outcome == .success && run.output.contains(#""false_claims":0"#))
    }

    @Test(arguments: [
        [], ["--manifest", "MANIFEST", "--everyayah", "x"], ["--manifest", "MANIFEST", "--join"],
        ["--manifest", "MANIFEST", "--source", "nobody"], ["--manifest", "MANIFEST", "--mode", "slow"],
        ["--manifest", "MANIFEST", "--chunk-ms", "0"],
    ])
    func `a benchmark of nothing in particular is refused`(arguments: [String]) throws {
        #expect(try run(arguments).outcome == .usage)
    }

    @Test(arguments: [["--manifest", "/nowhere.json"], ["--everyayah", "/nowhere"], ["--negatives", "/nowhere"]])
    func `recordings that are not there are one line`(arguments: [String]) throws {
        let run = try run(arguments)
        #expect(run.outcome == .failure && run.errors.hasPrefix("murajah: /nowhere"))
        #expect(run.errors.split(separator: "\n").count == 1)
    }
}

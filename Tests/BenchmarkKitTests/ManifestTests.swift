import QuranCore
import Testing

@testable import BenchmarkKit

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

@Suite struct ManifestTests {
    private func clips(_ json: String) throws(CorpusError) -> [BenchmarkClip] {
        try Manifest.clips(data: Data(json.utf8), path: "folder/manifest.json")
    }

    @Test func `a manifest gives its clips, files relative to it`() throws {
        let clips = try clips(
            """
            {"samples": [
              {"id": "a", "file": "a.wav", "source": "user", "category": "multi", "surah": 112, "ayah_end": null,
               "expected_verses": [{"surah": 112, "ayah": 2}, {"surah": 112, "ayah": 3}],
               "also_accept": [[{"surah": 4, "ayah": 44}]]},
              {"file": "/else/b.wav", "expected_verses": []}
            ]}
            """)
        #expect(clips.count == 2)
        #expect(clips[0].id == "a" && clips[0].source == "user" && clips[0].category == "multi")
        #expect(try clips[0].expected == verses("112:2 112:3"))
        #expect(try clips[0].alsoAccept == [verses("4:44")])
        #expect(clips[1].id == "/else/b.wav" && clips[1].source == "unknown" && clips[1].expected.isEmpty)
        guard case .file("folder/a.wav") = clips[0].audio, case .file("/else/b.wav") = clips[1].audio else {
            Issue.record("wrong paths: \(clips[0].audio), \(clips[1].audio)")
            return
        }
    }

    private static let path = "folder/manifest.json"

    @Test(arguments: [
        ("", CorpusError.notJSON(path: path)),
        ("{", .notJSON(path: path)),
        ("[]", .field(path: path, field: "the top level", problem: "not of the right type")),
        ("{}", .field(path: path, field: "samples", problem: "missing")),
        (#"{"samples": []}"#, .noClips(path: path, remedy: "list some under \"samples\"")),
        (#"{"samples": 3}"#, .field(path: path, field: "samples", problem: "not of the right type")),
        (#"{"samples": [{"file": "a"}]}"#, .field(path: path, field: "samples[0].expected_verses", problem: "missing")),
        (
            #"{"samples": [{"file": "", "expected_verses": []}]}"#,
            .field(path: path, field: "samples[0].file", problem: "empty")
        ),
        (
            #"{"samples": [{"file": "a", "expected_verses": [{"surah": 1, "ayah": "x"}]}]}"#,
            .field(path: path, field: "samples[0].expected_verses[0].ayah", problem: "not of the right type")
        ),
        (
            #"{"samples": [{"file": "a", "expected_verses": [{"surah": 1, "ayah": 8}]}]}"#,
            .field(path: path, field: "samples[0].expected_verses[0]", problem: "the Quran has no verse 1:8")
        ),
        (
            #"{"samples": [{"file": "a", "expected_verses": [], "also_accept": [[{"surah": 0, "ayah": 1}]]}]}"#,
            .field(path: path, field: "samples[0].also_accept[0][0]", problem: "the Quran has no verse 0:1")
        ),
        (
            #"{"samples": [{"file": "a", "expected_verses": []}, {"file": "a", "expected_verses": []}]}"#,
            .field(path: path, field: "samples[1].id", problem: "'a' is used twice")
        ),
    ])
    func `a wrong manifest is refused by field`(json: String, error: CorpusError) {
        #expect(throws: error) { try clips(json) }
    }

    @Test func `a missing manifest names itself`() {
        let error = #expect(throws: CorpusError.self) { try Manifest.clips(path: "/nowhere/manifest.json") }
        #expect(error?.description.hasPrefix("/nowhere/manifest.json: cannot read") == true)
    }
}

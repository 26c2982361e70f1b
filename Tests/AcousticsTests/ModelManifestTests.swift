import Acoustics
import Foundation
import Testing

struct ModelManifestTests {
    private static func shipped() throws -> [String: Any] {
        let data = try Data(contentsOf: URL(fileURLWithPath: Shared.modelFolder + "/manifest.json"))
        return try #require(JSONSerialization.jsonObject(with: data) as? [String: Any])
    }

    private func read(_ object: Any) throws -> ModelManifest {
        let data = try JSONSerialization.data(withJSONObject: object)
        return try ModelManifest(json: [UInt8](data), path: "manifest.json")
    }

    @Test func `the shipped manifest survives being written and read`() throws {
        let manifest = try read(Self.shipped())
        let again = try ModelManifest(json: [UInt8](JSONEncoder().encode(manifest)), path: "again")
        #expect(again == manifest)
        #expect(manifest.frontEnd == FrontEndSpecification(id: .whisperLogMel, peakLevel: 0.5))
        #expect(manifest.streaming == nil)
    }

    @Test func `a streaming model names its caches`() throws {
        var object = try Self.shipped()
        object["streaming"] =
            [
                "look_ahead_seconds": 0.4,
                "caches": [["input": "cache_in", "output": "cache_out", "shape": [1, 4, 70, 256]] as [String: Any]],
            ] as [String: Any]
        let streaming = try #require(try read(object).streaming)
        #expect(streaming.lookAheadSeconds == 0.4)
        #expect(streaming.caches.map(\.shape) == [[1, 4, 70, 256]])
    }

    @Test(arguments: [
        "format", "name", "model", "sha256", "front_end", "inputs", "outputs", "frame_seconds",
        "longest_window_seconds",
        "tokens", "vocabulary", "blank", "licence",
    ])
    func `a missing field is named`(_ field: String) throws {
        var object = try Self.shipped()
        object[field] = nil
        #expect(throws: ModelError.manifestMalformed(path: "manifest.json", field: field, reason: "it is missing")) {
            try read(object)
        }
    }

    @Test(arguments: [
        ("model", #""../model.onnx""#), ("vocabulary", #""""#), ("sha256", #""ABC""#), ("frame_seconds", "0.045"),
        ("frame_seconds", "0"), ("frame_seconds", "-0.04"), ("longest_window_seconds", "0"), ("blank", "-1"),
        ("best_window_seconds", "31"), ("tokens", #""words""#), ("tokens", #""sentencepiece""#), ("name", "7"),
        ("front_end", #"{"id": "mfcc", "bins": 80}"#), ("front_end", #"{"id": "whisper-log-mel", "bins": 40}"#),
        ("front_end", #"{"id": "nemo-log-mel", "bins": 80, "peak_level": 0.5}"#),
    ])
    func `a field that makes no sense is named`(_ field: String, _ json: String) throws {
        var object = try Self.shipped()
        object[field] = try JSONSerialization.jsonObject(with: Data(json.utf8), options: .fragmentsAllowed)
        let error = #expect(throws: ModelError.self) { try read(object) }
        guard case .manifestMalformed("manifest.json", let named, let reason)? = error else {
            Issue.record("\(String(describing: error))")
            return
        }
        #expect(named.hasPrefix(field) || (field == "tokens" && named == "outputs.letters"))
        #expect(!reason.isEmpty)
    }

    @Test func `another format and what is no JSON have their own errors`() throws {
        var object = try Self.shipped()
        object["format"] = 2
        #expect(throws: ModelError.unsupportedFormat(path: "manifest.json", format: 2)) { try read(object) }
        #expect(throws: ModelError.manifestMalformed(path: "m", field: "", reason: "it is not valid JSON")) {
            try ModelManifest(json: Array("{".utf8), path: "m")
        }
    }
}

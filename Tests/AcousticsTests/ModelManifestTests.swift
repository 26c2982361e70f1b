import Acoustics
import Foundation
import Testing

struct ModelManifestTests {
    private static let text = """
        { "format": 1, "name": "m", "model": "model.onnx", "sha256": "\(String(repeating: "0a", count: 32))",
          "front_end": { "id": "whisper-log-mel", "bins": 80, "peak_level": 0.5 },
          "inputs": { "features": "mel" }, "outputs": { "tokens": "phonemes", "letters": "letters" },
          "frame_seconds": 0.04, "longest_window_seconds": 30, "best_window_seconds": 12,
          "tokens": "phonemes+letters", "vocabulary": "vocab.json", "blank": 0, "licence": "MIT",
          "attribution": "LICENSE" }
        """

    private static var causal: [String: Any] {
        [
            "id": "whisper-log-mel-causal", "bins": 80,
            "level": ["start": -3.0, "release_per_frame": 0.001, "range": 8.0, "top": 5.0],
        ]
    }

    private static func example() throws -> [String: Any] {
        try #require(JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    }

    private func read(_ object: Any) throws -> ModelManifest {
        let data = try JSONSerialization.data(withJSONObject: object)
        return try ModelManifest(json: [UInt8](data), path: "manifest.json")
    }

    @Test func `the shipped manifest can be read`() throws {
        let path = Shared.modelFolder + "/manifest.json"
        let manifest = try ModelManifest(json: [UInt8](Data(contentsOf: URL(fileURLWithPath: path))), path: path)
        #expect(manifest.name.hasPrefix("murajah-ctc-"))
    }

    @Test func `a causal level has its constants in the manifest`() throws {
        var object = try Self.example()
        object["front_end"] = Self.causal
        let level = FrontEndSpecification.Level(start: -3, releasePerFrame: 0.001, range: 8, top: 5)
        #expect(try read(object).frontEnd == FrontEndSpecification(id: .whisperLogMelCausal, level: level))
    }

    @Test(arguments: [
        ("start", -11.0), ("release_per_frame", -0.001), ("release_per_frame", 1.5), ("range", 0), ("range", 21),
        ("top", 30),
    ])
    func `a constant that makes no sense is named`(_ name: String, _ value: Double) throws {
        var object = try Self.example()
        var frontEnd = Self.causal
        var level = try #require(frontEnd["level"] as? [String: Double])
        level[name] = value
        frontEnd["level"] = level
        object["front_end"] = frontEnd
        let error = #expect(throws: ModelError.self) { try read(object) }
        guard case .manifestMalformed("manifest.json", "front_end.level.\(name)", _)? = error else {
            Issue.record("\(String(describing: error))")
            return
        }
    }

    @Test func `an example survives being written and read`() throws {
        let manifest = try read(Self.example())
        let again = try ModelManifest(json: [UInt8](JSONEncoder().encode(manifest)), path: "again")
        #expect(again == manifest)
        #expect(manifest.frontEnd == FrontEndSpecification(id: .whisperLogMel, peakLevel: 0.5))
        #expect(manifest.streaming == nil)
    }

    private static func streamingExample() throws -> [String: Any] {
        var object = try example()
        object["front_end"] = causal
        object["streaming"] =
            [
                "position": "position", "position_period": 750, "frames_before": 2, "frames_after": 1,
                "left_frames": 150, "step_frames": 8, "look_ahead_frames": 8,
                "caches": [["input": "cache", "output": "next", "shape": [4, 2, NSNull(), 64]] as [String: Any]],
            ] as [String: Any]
        return object
    }

    @Test func `a streaming model names its caches and its steps`() throws {
        let manifest = try read(Self.streamingExample())
        let expected = StreamingSpecification(
            position: "position", positionPeriod: 750,
            caches: [.init(input: "cache", output: "next", shape: [4, 2, nil, 64])], framesBefore: 2, framesAfter: 1,
            leftFrames: 150, stepFrames: 8, lookAheadFrames: 8)
        #expect(manifest.streaming == expected)
        let again = try ModelManifest(json: [UInt8](JSONEncoder().encode(manifest)), path: "again")
        #expect(again == manifest)
    }

    @Test(arguments: [
        ("position_period", "0"), ("frames_before", "-1"), ("frames_after", "1001"), ("left_frames", "-1"),
        ("step_frames", "0"), ("look_ahead_frames", "-1"), ("caches", "[]"),
        ("caches", #"[{"input": "a", "output": "b", "shape": [4, 64]}]"#),
        ("caches", #"[{"input": "a", "output": "b", "shape": [null, null, 64]}]"#),
        ("caches", #"[{"input": "a", "output": "b", "shape": [null, 0]}]"#),
        ("caches", #"[{"input": "a", "shape": [null, 4]}]"#),
    ])
    func `a step that makes no sense is named`(_ field: String, _ json: String) throws {
        var object = try Self.streamingExample()
        var streaming = try #require(object["streaming"] as? [String: Any])
        streaming[field] = try JSONSerialization.jsonObject(with: Data(json.utf8), options: .fragmentsAllowed)
        object["streaming"] = streaming
        let error = #expect(throws: ModelError.self) { try read(object) }
        guard case .manifestMalformed("manifest.json", let named, _)? = error else {
            Issue.record("\(String(describing: error))")
            return
        }
        #expect(named.hasPrefix("streaming.\(field)"))
    }

    @Test func `a level taken from windows cannot be streamed`() throws {
        var object = try Self.streamingExample()
        object["front_end"] = try Self.example()["front_end"]
        let error = #expect(throws: ModelError.self) { try read(object) }
        guard case .manifestMalformed("manifest.json", "streaming", _)? = error else {
            Issue.record("\(String(describing: error))")
            return
        }
    }

    @Test(arguments: [
        "format", "name", "model", "sha256", "front_end", "inputs", "outputs", "frame_seconds",
        "longest_window_seconds",
        "tokens", "vocabulary", "blank", "licence",
    ])
    func `a missing field is named`(_ field: String) throws {
        var object = try Self.example()
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
        ("front_end", #"{"id": "whisper-log-mel-causal", "bins": 80}"#),
        ("front_end", #"{"id": "whisper-log-mel", "bins": 80, "level": {"start": -3}}"#),
        (
            "front_end",
            #"{"id": "nemo-log-mel", "bins": 80, "level": {"start": 0, "release_per_frame": 0, "range": 8, "top": 5}}"#
        ),
    ])
    func `a field that makes no sense is named`(_ field: String, _ json: String) throws {
        var object = try Self.example()
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
        var object = try Self.example()
        object["format"] = 2
        #expect(throws: ModelError.unsupportedFormat(path: "manifest.json", format: 2)) { try read(object) }
        #expect(throws: ModelError.manifestMalformed(path: "m", field: "", reason: "it is not valid JSON")) {
            try ModelManifest(json: Array("{".utf8), path: "m")
        }
    }
}

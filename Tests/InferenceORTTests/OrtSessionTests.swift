import Foundation
import Inference
import InferenceORT
import Testing

@Suite(.needsRuntime)
struct OrtSessionTests {
    private func session() throws -> OrtSession { try OrtSession(path: Fixture.path("affine.onnx")) }

    @Test func `the runtime gives its version and its place`() throws {
        let runtime = try OrtRuntime.shared()
        let parts = runtime.version.split(separator: ".").compactMap { Int($0) }
        #expect(parts.count == 3)
        #expect(parts[0] == 1 && parts[1] >= 17)
    }

    @Test func `a model tells its inputs and outputs`() throws {
        let session = try session()
        #expect(session.inputs.map(\.description) == ["x: float32 [?, 2]", "count: int64 [1]"])
        #expect(session.outputs.map(\.description) == ["y: float32 [?, 4]", "n: int64 [1]"])
    }

    @Test(arguments: [true, false])
    func `relu of an affine map and an integer sum are computed`(memoryArena: Bool) throws {
        let session = try OrtSession(
            path: Fixture.path("affine.onnx"), options: OrtOptions(threads: 1, memoryArena: memoryArena))
        let x = Tensor([1, 2, -1, 0.5, 0, 0], shape: [3, 2])
        let outputs = try session.run(["x": x, "count": Tensor(integers: [41], shape: [1])], outputs: ["n", "y"])
        #expect(outputs[0] == Tensor(integers: [42], shape: [1]))
        #expect(outputs[1] == Tensor([9.5, 8, 0, 1, 1.5, 4.5, 0, 0, 0.5, 0, 0, 0], shape: [3, 4]))
    }

    @Test func `an empty batch is computed`() throws {
        let x = Tensor([], shape: [0, 2])
        let outputs = try session().run(["x": x, "count": Tensor(integers: [0], shape: [1])], outputs: ["y"])
        #expect(outputs == [Tensor([], shape: [0, 4])])
    }

    @Test func `names, types and shapes are checked before anything runs`() throws {
        let session = try session()
        let x = Tensor([1, 2], shape: [1, 2])
        let count = Tensor(integers: [0], shape: [1])
        #expect(throws: InferenceError.missingInput(name: "count")) { try session.run(["x": x], outputs: ["y"]) }
        #expect(throws: InferenceError.unknownTensor(name: "z", available: ["x", "count"])) {
            try session.run(["x": x, "count": count, "z": x], outputs: ["y"])
        }
        #expect(throws: InferenceError.unknownTensor(name: "z", available: ["y", "n"])) {
            try session.run(["x": x, "count": count], outputs: ["z"])
        }
        let wide = Tensor([1, 2, 3], shape: [1, 3])
        #expect(throws: InferenceError.shapeMismatch(expected: "x: float32 [?, 2]", found: "float32 [1, 3]")) {
            try session.run(["x": wide, "count": count], outputs: ["y"])
        }
        #expect(throws: InferenceError.shapeMismatch(expected: "x: float32 [?, 2]", found: "int64 [1]")) {
            try session.run(["x": count, "count": count], outputs: ["y"])
        }
    }

    @Test func `one session serves many threads at once`() async throws {
        let session = try session()
        try await withThrowingTaskGroup(of: Bool.self) { group in
            for seed in 0..<8 {
                group.addTask {
                    for step in 0..<100 {
                        let value = Float(seed * 100 + step)
                        let x = Tensor([value, 0], shape: [1, 2])
                        let count = Tensor(integers: [Int64(step)], shape: [1])
                        let outputs = try session.run(["x": x, "count": count], outputs: ["y", "n"])
                        guard outputs[0].floats == [value + 0.5, 0, 3 * value, 0],
                            outputs[1].integers == [Int64(step + 1)]
                        else { return false }
                    }
                    return true
                }
            }
            for try await isRight in group { #expect(isRight) }
        }
    }

    @Test func `files that are no model each have their own error`() throws {
        #expect(throws: InferenceError.modelMissing(path: "/nonexistent.onnx")) {
            try OrtSession(path: "/nonexistent.onnx")
        }
        #expect(throws: InferenceError.modelMissing(path: "/tmp")) { try OrtSession(path: "/tmp") }
        try Fixture.withFile([]) { path in
            #expect(throws: InferenceError.modelEmpty(path: path)) { try OrtSession(path: path) }
        }
        for text in ["version https://git-lfs.github.com/spec/v1\n", "PK\u{3}\u{4}", "{}", "\u{8}hello"] {
            try Fixture.withFile(Array(text.utf8)) { path in
                #expect(throws: InferenceError.notAModel(path: path)) { try OrtSession(path: path) }
            }
        }
        // Framed as a model, with a graph that is none.
        try Fixture.withFile([0x08, 0x08, 0x3a, 0x02, 0xff, 0xff]) { path in
            let error = #expect(throws: InferenceError.self) { try OrtSession(path: path) }
            guard case .modelRejected(path, _)? = error else {
                Issue.record("\(String(describing: error))")
                return
            }
        }
    }

    @Test func `every truncation of a model is an error that says so`() throws {
        let whole = [UInt8](try Data(contentsOf: URL(fileURLWithPath: Fixture.path("affine.onnx"))))
        for length in 1..<whole.count {
            try Fixture.withFile(Array(whole.prefix(length))) { path in
                let error = #expect(throws: InferenceError.self, "\(length) bytes") { try OrtSession(path: path) }
                switch error {
                case .modelTruncated(path)?: break
                // Cut exactly between two fields after the graph: whole to the eye, not to the runtime.
                case .modelRejected(path, _)? where length > whole.count - 16: break
                default: Issue.record("\(length) bytes: \(String(describing: error))")
                }
            }
        }
    }
}

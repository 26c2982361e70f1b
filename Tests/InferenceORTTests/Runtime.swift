import Foundation
import InferenceORT
import Testing

extension Trait where Self == ConditionTrait {
    /// Tests that run a model need the runtime's library; `make test` installs it.
    static var needsRuntime: Self {
        .enabled(if: (try? OrtRuntime.shared()) != nil, "ONNX Runtime is absent: run tools/runtime/install.sh")
    }
}

enum Fixture {
    static func path(_ name: String) throws -> String {
        try #require(Bundle.module.url(forResource: name, withExtension: nil, subdirectory: "Fixtures")).path
    }

    /// A file of these bytes in a folder of its own, gone after `body`.
    @discardableResult
    static func withFile<Value>(_ bytes: [UInt8], _ body: (String) throws -> Value) throws -> Value {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appendingPathComponent("model.onnx")
        try Data(bytes).write(to: file)
        return try body(file.path)
    }
}

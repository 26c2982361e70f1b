import Acoustics
import Foundation
import Inference
import InferenceORT
import Testing

extension Trait where Self == ConditionTrait {
    /// Tests that run a model need the runtime's library; `make test` installs it.
    static var needsRuntime: Self {
        .enabled(if: (try? OrtRuntime.shared()) != nil, "ONNX Runtime is absent: run tools/runtime/install.sh")
    }

    /// Tests on real recitations, which are not part of the project.
    static var needsRecitations: Self {
        .enabled(
            if: FileManager.default.fileExists(atPath: Shared.recitations),
            "no recitations: set MURAJAH_SHARED to the folder that holds them")
    }
}

enum Shared {
    static let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().path
    static let folder = ProcessInfo.processInfo.environment["MURAJAH_SHARED"] ?? package + "/../shared"
    static let recitations = folder + "/recitations"
    static let exactModel = folder + "/model/model.onnx"
    static let modelFolder = package + "/Sources/QuranRecognitionKit/Model"

    static func model() throws -> AcousticModel { try open(modelFolder) }

    static func open(_ path: String, pieces: String? = nil) throws -> AcousticModel {
        try AcousticModel(path: path, pieces: pieces) { path throws(InferenceError) in try OrtSession(path: path) }
    }

    static func fixture(_ name: String) throws -> String {
        try #require(Bundle.module.url(forResource: name, withExtension: nil, subdirectory: "Fixtures")).path
    }

    static func json<Value: Decodable>(_ name: String, as type: Value.Type) throws -> Value {
        let decoder = JSONDecoder()
        decoder.keyDecodingStrategy = .convertFromSnakeCase
        return try decoder.decode(type, from: Data(contentsOf: URL(fileURLWithPath: fixture(name))))
    }

    /// A folder of its own, gone after `body`.
    static func withFolder<Value>(_ body: (String) throws -> Value) throws -> Value {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        return try body(folder.path)
    }
}

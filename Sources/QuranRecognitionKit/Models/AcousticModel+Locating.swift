public import Acoustics
internal import Foundation
internal import Inference
public import InferenceORT

extension AcousticModel {
    /// Finds and loads a model with ONNX Runtime.
    /// - Parameters:
    ///   - path: a model folder or a lone `.onnx`; nil searches as `ModelLocator` says.
    ///   - options: how the runtime uses the machine.
    /// - Throws: `ModelError`; `.notFound` when there is no model in any place.
    public static func located(at path: String? = nil, options: OrtOptions = OrtOptions()) throws(ModelError)
        -> AcousticModel
    {
        let locator = ModelLocator.ofThisProcess(explicit: path)
        guard let found = locator.path else { throw .notFound(searched: locator.searched) }
        // A lone model without a vocabulary takes the one shipped beside the default model.
        let shipped = ModelLocator.ofThisProcess(explicit: nil, ignoringVariable: true).path
        return try AcousticModel(path: found, pieces: shipped.map { SearchPaths.join($0, "pieces.json") }) {
            path throws(InferenceError) in try OrtSession(path: path, options: options)
        }
    }
}

extension ModelLocator {
    /// The search for the running process.
    public static func ofThisProcess(explicit: String? = nil) -> ModelLocator {
        ofThisProcess(explicit: explicit, ignoringVariable: false)
    }

    static func ofThisProcess(explicit: String?, ignoringVariable: Bool) -> ModelLocator {
        var environment = ProcessInfo.processInfo.environment
        if ignoringVariable { environment[variable] = nil }
        return ModelLocator(
            explicit: explicit, environment: environment, executable: RuntimeLocations.executable(),
            workingDirectory: FileManager.default.currentDirectoryPath, exists: FileManager.default.fileExists(atPath:))
    }
}

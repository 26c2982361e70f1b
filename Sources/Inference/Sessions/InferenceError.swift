/// Why a model could not be loaded or run. Each description is one sentence with what to do about it.
public enum InferenceError: Error, Sendable, Equatable {
    /// The runtime's shared library is nowhere on the search path.
    case runtimeMissing(library: String, searched: [String])
    /// A library was found and cannot be used.
    case runtimeUnusable(path: String, reason: String)
    /// The runtime is older than the table we call.
    case runtimeTooOld(path: String, version: String, required: String)

    case modelMissing(path: String)
    case modelUnreadable(path: String, reason: String)
    case modelEmpty(path: String)
    /// The file is something else than an ONNX model.
    case notAModel(path: String)
    /// The file begins as an ONNX model and ends too early.
    case modelTruncated(path: String)
    /// The runtime refuses a file that is framed as a model should be.
    case modelRejected(path: String, reason: String)

    /// A run names an input or output that the model does not have.
    case unknownTensor(name: String, available: [String])
    case missingInput(name: String)
    case shapeMismatch(expected: String, found: String)
    case runFailed(reason: String)
}

extension InferenceError: CustomStringConvertible {
    public var description: String {
        switch self {
        case .runtimeMissing(let library, let searched):
            // Of several places none is the one to blame; a single one was named by the user.
            (searched.count == 1 ? "\(searched[0]) does not exist" : "ONNX Runtime (\(library)) was not found")
                + ": run tools/runtime/install.sh of the Murajah package (with ~/.local/share/murajah/lib as its argument "
                + "when another package depends on it), or set MURAJAH_ORT_LIBRARY to the library's path"
        case .runtimeUnusable(let path, let reason):
            "\(path) cannot be used as ONNX Runtime: \(reason); run tools/runtime/install.sh, or set MURAJAH_ORT_LIBRARY "
                + "to the path of another one"
        case .runtimeTooOld(let path, let version, let required):
            "\(path) is ONNX Runtime \(version), and \(required) or later is needed: run tools/runtime/install.sh"
        case .modelMissing(let path):
            "\(path): there is no such model file; give the path of an ONNX model or of a model folder"
        case .modelUnreadable(let path, let reason):
            "\(path): the model cannot be read: \(reason); allow reading it (chmod +r) or fetch it again"
        case .modelEmpty(let path):
            "\(path): the model file is empty; fetch or copy it again"
        case .notAModel(let path):
            "\(path): this is not an ONNX model; give a model folder or an .onnx file"
        case .modelTruncated(let path):
            "\(path): the model file ends too early; fetch or copy it again"
        case .modelRejected(let path, let reason):
            "\(path): ONNX Runtime does not accept this model: \(reason); fetch the model again"
        case .unknownTensor(let name, let available):
            "the model has no tensor named \(name); it has \(available.joined(separator: ", "))"
        case .missingInput(let name):
            "the model's input \(name) was not given"
        case .shapeMismatch(let expected, let found):
            "the model takes \(expected), not \(found)"
        case .runFailed(let reason):
            "the model could not be run: \(reason)"
        }
    }
}

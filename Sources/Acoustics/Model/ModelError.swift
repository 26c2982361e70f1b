public import Inference

/// Why an acoustic model could not be loaded or used. Each description is one sentence that names the file and what
/// to do about it.
public enum ModelError: Error, Sendable, Equatable {
    /// No model in any of the places where one is looked for.
    case notFound(searched: [String])
    /// A path was given and nothing is there.
    case missing(path: String)
    /// A file of the model folder is missing.
    case fileMissing(path: String)
    case unreadable(path: String, reason: String)
    case manifestMalformed(path: String, field: String, reason: String)
    case unsupportedFormat(path: String, format: Int)
    /// The model file is not the one the manifest was written for.
    case checksumMismatch(path: String)
    case vocabularyMissing(path: String)
    case vocabularyMalformed(path: String, reason: String)
    /// The model has another number of classes than the vocabulary.
    case vocabularyMismatch(path: String, output: String, classes: Int, entries: Int)
    /// The model has no tensor of this name, type or shape.
    case interfaceMismatch(path: String, expected: String, found: [String])
    /// The model gives another number of frames than its manifest says.
    case frameRateMismatch(expectedFrames: Int, frames: Int)
    case inference(InferenceError)
}

extension ModelError: CustomStringConvertible {
    public var description: String {
        switch self {
        case .notFound(let searched):
            "no acoustic model was found (\(searched.joined(separator: ", "))): give --model or set MURAJAH_MODEL to a "
                + "model folder"
        case .missing(let path):
            "\(path): there is no model here; give a model folder (model.onnx and manifest.json) or an ONNX file"
        case .fileMissing(let path):
            "\(path): this file of the model folder is missing; fetch the model again"
        case .unreadable(let path, let reason):
            "\(path): cannot be read: \(reason); allow reading it (chmod +r) or fetch the model again"
        case .manifestMalformed(let path, let field, let reason):
            "\(path): \(field.isEmpty ? "" : "field \(field): ")\(reason); correct it or fetch the model again"
        case .unsupportedFormat(let path, let format):
            "\(path): this is manifest format \(format), and this version of Murajah reads format "
                + "\(ModelManifest.currentFormat); get the model that goes with it, or a newer Murajah"
        case .checksumMismatch(let path):
            "\(path): the model is damaged or not the one of its manifest (its SHA-256 differs); fetch it again"
        case .vocabularyMissing(let path):
            "\(path): the vocabulary is missing; put the vocab.json that the model was trained with beside it"
        case .vocabularyMalformed(let path, let reason):
            "\(path): this is not a vocabulary: \(reason); use the one that the model was trained with"
        case .vocabularyMismatch(let path, let output, let classes, let entries):
            "\(path): the vocabulary has \(entries) entries, but the model's output \(output) has \(classes) classes; "
                + "use the vocabulary that the model was trained with"
        case .interfaceMismatch(let path, let expected, let found):
            "\(path): the model lacks \(expected); it has \(found.joined(separator: "; "))"
        case .frameRateMismatch(let expected, let frames):
            "the model gave \(frames) frames where its manifest promises \(expected): correct frame_seconds"
        case .inference(let error):
            error.description
        }
    }
}

internal import Checksums
internal import Foundation
public import Inference
internal import SequenceDecoding

extension AcousticModel {
    /// Loads a model folder, or a lone `.onnx` file with the interface of the original SDK.
    ///
    /// A lone file takes `audio_signal` float32 [1, 80, T] (NeMo's log-mel) and `length` int64 [1], and gives `logprobs`
    /// float32 [1, T', pieces] every 80 ms. Its pieces are in `vocab.json` beside it, else in `pieces`.
    /// - Parameters:
    ///   - path: of the folder, of its `manifest.json`, or of the file.
    ///   - pieces: path of the vocabulary for a lone file that has none beside it.
    ///   - open: opens the model file.
    /// - Throws: `ModelError`, an error of its own for every part that is missing or does not fit.
    public init(
        path: String, pieces: String? = nil, open: (String) throws(InferenceError) -> any InferenceSession
    ) throws(ModelError) {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else { throw .missing(path: path) }
        if isFolder.boolValue {
            try self.init(folder: path, open: open)
        } else if path.hasSuffix("/manifest.json") {
            try self.init(folder: String(path.dropLast("/manifest.json".count)), open: open)
        } else {
            try self.init(file: path, pieces: pieces, open: open)
        }
    }

    private init(
        folder: String, open: (String) throws(InferenceError) -> any InferenceSession
    ) throws(ModelError) {
        let manifestPath = SearchPaths.join(folder, "manifest.json")
        let manifest = try ModelManifest(
            json: Self.read(manifestPath, ifMissing: .fileMissing(path: manifestPath)), path: manifestPath)
        let modelPath = SearchPaths.join(folder, manifest.model)
        let vocabularyPath = SearchPaths.join(folder, manifest.vocabulary)
        try Self.verify(modelPath, sha256: manifest.sha256)
        let vocabulary = try AcousticVocabulary(
            json: Self.read(vocabularyPath, ifMissing: .vocabularyMissing(path: vocabularyPath)),
            kind: manifest.tokens, blank: manifest.blank, path: vocabularyPath)
        try self.init(
            manifest: manifest, vocabulary: vocabulary, session: Self.session(modelPath, open), path: modelPath)
    }

    private init(
        file: String, pieces: String?, open: (String) throws(InferenceError) -> any InferenceSession
    ) throws(ModelError) {
        // What the file is comes before what is beside it: a text file lacks more than a vocabulary.
        let session = try Self.session(file, open)
        let beside = SearchPaths.join(SearchPaths.parent(of: file), "vocab.json")
        let besidePath = file.contains("/") ? beside : "vocab.json"
        let hasOwn = FileManager.default.fileExists(atPath: besidePath)
        let vocabularyPath = hasOwn ? besidePath : pieces ?? besidePath
        let vocabulary = try AcousticVocabulary(
            json: Self.read(vocabularyPath, ifMissing: .vocabularyMissing(path: besidePath)),
            kind: .sentencePieces, blank: nil, path: vocabularyPath)
        let manifest = ModelManifest.lone(
            file: file.split(separator: "/").last.map(String.init) ?? file, blank: vocabulary.blank)
        try self.init(manifest: manifest, vocabulary: vocabulary, session: session, path: file)
    }

    private static func session(
        _ path: String, _ open: (String) throws(InferenceError) -> any InferenceSession
    ) throws(ModelError) -> any InferenceSession {
        do throws(InferenceError) {
            return try open(path)
        } catch {
            throw .inference(error)
        }
    }

    private static func read(_ path: String, ifMissing missing: ModelError) throws(ModelError) -> [UInt8] {
        guard FileManager.default.fileExists(atPath: path) else { throw missing }
        do {
            return [UInt8](try Data(contentsOf: URL(fileURLWithPath: path)))
        } catch {
            throw .unreadable(path: path, reason: (error as NSError).localizedDescription)
        }
    }

    private static func verify(_ path: String, sha256: String) throws(ModelError) {
        guard FileManager.default.fileExists(atPath: path) else { throw .fileMissing(path: path) }
        let found: String
        do {
            found = try SHA256Digest.ofFile(atPath: path)
        } catch {
            throw .unreadable(path: path, reason: (error as NSError).localizedDescription)
        }
        guard found == sha256 else { throw .checksumMismatch(path: path) }
    }
}

extension ModelManifest {
    /// The interface of the original SDK, which has no manifest: NVIDIA's FastConformer with a CTC head, 80 ms a frame.
    static func lone(file: String, blank: Int) -> ModelManifest {
        ModelManifest(
            name: file, model: file, sha256: "",
            frontEnd: FrontEndSpecification(id: .nemoLogMel),
            inputs: Inputs(features: "audio_signal", length: "length"), outputs: Outputs(tokens: "logprobs"),
            frameSeconds: 0.08, longestWindowSeconds: 30, tokens: .sentencePieces, vocabulary: "vocab.json",
            blank: blank, licence: "unknown")
    }
}

internal import AudioCore
internal import Inference

/// Checks that a session has the tensors a manifest names and as many classes as the vocabulary has entries.
struct ModelInterface {
    let manifest: ModelManifest
    let path: String

    func check(_ session: any InferenceSession, vocabulary: AcousticVocabulary) throws(ModelError) {
        let bins = manifest.frontEnd.bins
        var wanted = [TensorDescription(name: manifest.inputs.features, elementType: .float32, shape: [1, bins, nil])]
        if let length = manifest.inputs.length {
            wanted.append(TensorDescription(name: length, elementType: .int64, shape: [1]))
        }
        let caches = manifest.streaming?.caches ?? []
        wanted += caches.map { TensorDescription(name: $0.input, elementType: .float32, shape: $0.shape) }
        if let position = manifest.streaming?.position {
            wanted.append(TensorDescription(name: position, elementType: .int64, shape: [1]))
        }
        try require(wanted, among: session.inputs, kind: "input")
        if let extra = session.inputs.first(where: { input in !wanted.contains { $0.name == input.name } }) {
            throw .interfaceMismatch(
                path: path, expected: "a manifest that names its input \(extra.name)",
                found: wanted.map(\.description))
        }

        var heads = [(manifest.outputs.tokens, vocabulary.tokens.count)]
        if let letters = manifest.outputs.letters { heads.append((letters, vocabulary.letters?.count ?? 0)) }
        try require(
            heads.map { TensorDescription(name: $0.0, elementType: .float32, shape: [1, nil, nil]) }
                + caches.map { TensorDescription(name: $0.output, elementType: .float32, shape: $0.shape) },
            among: session.outputs, kind: "output")
        var open: [(name: String, entries: Int)] = []
        for (name, entries) in heads {
            guard let output = session.outputs.first(where: { $0.name == name }) else { continue }
            if let classes = output.shape.last ?? nil {
                try compare(name, classes: classes, entries: entries)
            } else {
                open.append((name, entries))
            }
        }
        if !open.isEmpty { try probe(session, open) }
    }

    /// A model that leaves its number of classes open is run once on half a second of nothing.
    private func probe(_ session: any InferenceSession, _ heads: [(name: String, entries: Int)]) throws(ModelError) {
        let frames = 48
        let bins = manifest.frontEnd.bins
        let around = manifest.streaming.map { $0.framesBefore + $0.framesAfter } ?? 0
        let nothing = FeatureMatrix(
            binCount: bins, frameCount: frames + around, values: Array(repeating: 0, count: bins * (frames + around)))
        let inputs = manifest.tensors(nothing, caches: manifest.streaming?.emptyCaches ?? [])
        let outputs: [Tensor]
        do throws(InferenceError) {
            outputs = try session.run(inputs, outputs: heads.map(\.name))
        } catch {
            throw .inference(error)
        }
        for (head, output) in zip(heads, outputs) {
            try compare(head.name, classes: output.shape.last ?? 0, entries: head.entries)
        }
    }

    private func compare(_ output: String, classes: Int, entries: Int) throws(ModelError) {
        guard classes == entries else {
            throw .vocabularyMismatch(path: path, output: output, classes: classes, entries: entries)
        }
    }

    /// Each wanted tensor must be there with its element type and rank, and with its lengths where the model fixes them.
    private func require(
        _ wanted: [TensorDescription], among found: [TensorDescription], kind: String
    ) throws(ModelError) {
        for tensor in wanted {
            let fits = found.contains { candidate in
                candidate.name == tensor.name && candidate.elementType == tensor.elementType
                    && candidate.shape.count == tensor.shape.count
                    && zip(candidate.shape, tensor.shape).allSatisfy { $0 == nil || $1 == nil || $0 == $1 }
            }
            guard fits else {
                throw .interfaceMismatch(
                    path: path, expected: "the \(kind) \(tensor)", found: found.map(\.description))
            }
        }
    }
}

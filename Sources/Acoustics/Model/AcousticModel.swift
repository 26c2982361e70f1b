internal import AudioCore
public import Inference
internal import SequenceDecoding

/// An acoustic model: 16 kHz audio in, log-probabilities of its classes out.
///
/// A value around an immutable session; it may be used from several threads at once.
public struct AcousticModel: Sendable {
    public let manifest: ModelManifest
    public let vocabulary: AcousticVocabulary
    let frontEnd: AcousticFrontEnd
    private let session: any InferenceSession

    /// Sample rate of all audio given to a model, in Hz.
    public static let sampleRate = 16_000

    /// Classes of the token head, the blank among them.
    public var classes: Int { vocabulary.tokens.count }
    /// Class of the CTC blank.
    public var blank: Int { vocabulary.blank }
    /// Seconds from one frame of posteriors to the next.
    public var frameSeconds: Double { manifest.frameSeconds }
    /// Front-end frames in one frame of posteriors.
    var stride: Int { Int((manifest.frameSeconds / frontEnd.spectrogram.hopSeconds).rounded()) }

    /// A model from its parts.
    /// - Parameter path: the model's file, for the words of an error.
    /// - Throws: `ModelError.interfaceMismatch` or `.vocabularyMismatch`; nothing is recognised before both hold.
    public init(
        manifest: ModelManifest, vocabulary: AcousticVocabulary, session: any InferenceSession, path: String
    ) throws(ModelError) {
        self.manifest = manifest
        self.vocabulary = vocabulary
        self.session = session
        frontEnd = AcousticFrontEnd(specification: manifest.frontEnd)
        try ModelInterface(manifest: manifest, path: path).check(session, vocabulary: vocabulary)
    }

    /// The posteriors of a whole recording, in overlapping windows when it is longer than the model can take.
    /// - Parameter samples: 16 kHz mono, -1...1, finite.
    /// - Returns: a frame for every `frameSeconds` begun; none for no samples.
    /// - Throws: `ModelError.inference` or `.frameRateMismatch`.
    public func posteriors(of samples: [Float]) throws(ModelError) -> Posteriors {
        var windows = WindowedAcoustics(self)
        var posteriors = try windows.push(samples)
        posteriors.append(try windows.finish())
        return posteriors
    }

    /// Posteriors without frames.
    var none: Posteriors {
        Posteriors(
            tokens: PosteriorMatrix(classes: classes),
            letters: vocabulary.letters.map { PosteriorMatrix(classes: $0.count) }, frameSeconds: frameSeconds)
    }

    /// Runs the model once over the features of one window.
    func run(_ features: FeatureMatrix) throws(ModelError) -> Posteriors {
        guard features.frameCount > 0 else { return none }
        let frames = (features.frameCount + stride - 1) / stride
        guard let streaming = manifest.streaming else {
            return try compute(manifest.tensors(features), frames: frames, also: []).0
        }
        let window = frontEnd.surrounded(
            features, before: streaming.framesBefore,
            after: frames * stride - features.frameCount + streaming.framesAfter)
        let inputs = manifest.tensors(window, caches: streaming.emptyCaches)
        return try compute(inputs, frames: frames, also: []).0
    }

    /// Runs one step of a stream.
    /// - Parameters:
    ///   - features: of all frames that the step needs.
    ///   - frames: output frames that it computes.
    ///   - position: output frames before it.
    ///   - caches: what the step before left, in the order of the manifest.
    /// - Returns: the posteriors of all frames, and the caches as the model gives them.
    func step(
        _ features: FeatureMatrix, frames: Int, position: Int, caches: [Tensor]
    ) throws(ModelError) -> (Posteriors, caches: [Tensor]) {
        let (posteriors, next) = try compute(
            manifest.tensors(features, position: position, caches: caches), frames: frames,
            also: manifest.streaming?.caches.map(\.output) ?? [])
        return (posteriors, next)
    }

    private func compute(
        _ inputs: [String: Tensor], frames: Int, also others: [String]
    ) throws(ModelError) -> (Posteriors, [Tensor]) {
        let names = [manifest.outputs.tokens] + (manifest.outputs.letters.map { [$0] } ?? [])
        let outputs: [Tensor]
        do throws(InferenceError) {
            outputs = try session.run(inputs, outputs: names + others)
        } catch {
            throw .inference(error)
        }
        let heads = [classes] + (vocabulary.letters.map { [$0.count] } ?? [])
        var matrices: [PosteriorMatrix] = []
        for (output, classes) in zip(outputs, heads) {
            let values = output.floats ?? []
            guard values.count == frames * classes, output.shape.last == classes else {
                throw .frameRateMismatch(expectedFrames: frames, frames: values.count / max(1, classes))
            }
            matrices.append(PosteriorMatrix(classes: classes, values: values))
        }
        let posteriors = Posteriors(
            tokens: matrices[0], letters: matrices.count > 1 ? matrices[1] : nil, frameSeconds: frameSeconds)
        return (posteriors, Array(outputs.dropFirst(heads.count)))
    }
}

internal import AudioCore
internal import Inference

extension ModelManifest {
    /// All inputs of one run.
    /// - Parameters:
    ///   - position: output frames before the run; streaming models only.
    ///   - caches: of the step before, in the order of the manifest; streaming models only.
    func tensors(_ features: FeatureMatrix, position: Int = 0, caches: [Tensor] = []) -> [String: Tensor] {
        var tensors = [
            inputs.features: Tensor(features.values, shape: [1, features.binCount, features.frameCount])
        ]
        if let length = inputs.length {
            tensors[length] = Tensor(integers: [Int64(features.frameCount)], shape: [1])
        }
        guard let streaming else { return tensors }
        if let name = streaming.position {
            tensors[name] = Tensor(integers: [Int64(position % streaming.positionPeriod)], shape: [1])
        }
        for (cache, tensor) in zip(streaming.caches, caches) { tensors[cache.input] = tensor }
        return tensors
    }
}

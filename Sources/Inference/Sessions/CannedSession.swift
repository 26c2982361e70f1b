/// A session whose outputs are computed by a closure: for tests, and for models that are plain functions.
public struct CannedSession: InferenceSession {
    public let inputs: [TensorDescription]
    public let outputs: [TensorDescription]
    private let compute: @Sendable ([String: Tensor]) -> [String: Tensor]

    /// - Parameter compute: gives every output by name from the inputs by name.
    public init(
        inputs: [TensorDescription], outputs: [TensorDescription],
        compute: @escaping @Sendable ([String: Tensor]) -> [String: Tensor]
    ) {
        self.inputs = inputs
        self.outputs = outputs
        self.compute = compute
    }

    public func run(_ inputs: [String: Tensor], outputs wanted: [String]) throws(InferenceError) -> [Tensor] {
        try check(inputs, outputs: wanted)
        let computed = compute(inputs)
        var results: [Tensor] = []
        for name in wanted {
            guard let tensor = computed[name] else { throw .runFailed(reason: "nothing was computed for \(name)") }
            results.append(tensor)
        }
        return results
    }
}

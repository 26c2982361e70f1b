/// A loaded model that computes named outputs from named inputs.
///
/// Conforming types keep no state between runs; `run` may be called from several threads at once.
public protocol InferenceSession: Sendable {
    /// What the model must be given, in its own order.
    var inputs: [TensorDescription] { get }
    /// What the model can be asked for, in its own order.
    var outputs: [TensorDescription] { get }

    /// Computes the outputs named, in the order in which they are named.
    /// - Throws: `.unknownTensor`, `.missingInput` or `.shapeMismatch` before anything is computed;
    ///   `.runFailed` when the runtime refuses.
    func run(_ inputs: [String: Tensor], outputs: [String]) throws(InferenceError) -> [Tensor]
}

extension InferenceSession {
    /// Checks the names, types and shapes of a run against what the model says of itself.
    public func check(_ given: [String: Tensor], outputs wanted: [String]) throws(InferenceError) {
        for name in given.keys.sorted() where !inputs.contains(where: { $0.name == name }) {
            throw .unknownTensor(name: name, available: inputs.map(\.name))
        }
        for input in inputs {
            guard let tensor = given[input.name] else { throw .missingInput(name: input.name) }
            guard input.accepts(tensor) else {
                throw .shapeMismatch(expected: "\(input)", found: "\(tensor.elementType) \(tensor.shape)")
            }
        }
        for name in wanted where !outputs.contains(where: { $0.name == name }) {
            throw .unknownTensor(name: name, available: outputs.map(\.name))
        }
    }
}

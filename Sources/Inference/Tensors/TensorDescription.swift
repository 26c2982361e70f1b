/// What a model says of one of its inputs or outputs.
public struct TensorDescription: Sendable, Equatable, CustomStringConvertible {
    public let name: String
    public let elementType: TensorElementType
    /// The length of every axis; nil where the model leaves it open.
    public let shape: [Int?]

    public init(name: String, elementType: TensorElementType, shape: [Int?]) {
        self.name = name
        self.elementType = elementType
        self.shape = shape
    }

    /// For example `mel: float32 [1, 80, ?]`.
    public var description: String {
        "\(name): \(elementType) [\(shape.map { $0.map(String.init) ?? "?" }.joined(separator: ", "))]"
    }

    /// Whether a tensor of this type and shape may be given where this is asked for.
    public func accepts(_ tensor: Tensor) -> Bool {
        tensor.elementType == elementType && tensor.shape.count == shape.count
            && zip(tensor.shape, shape).allSatisfy { $1 == nil || $0 == $1 }
    }
}

/// A dense tensor in row-major order, owned by the caller.
public struct Tensor: Sendable, Equatable {
    /// The elements, with their type.
    public enum Elements: Sendable, Equatable {
        case float32([Float])
        case int64([Int64])
    }

    /// The length of every axis, outermost first; empty for a scalar.
    public let shape: [Int]
    public let elements: Elements

    /// - Precondition: `elements.count` is the product of `shape`.
    public init(_ elements: [Float], shape: [Int]) {
        precondition(elements.count == shape.reduce(1, *), "shape \(shape) does not hold \(elements.count) elements")
        self.shape = shape
        self.elements = .float32(elements)
    }

    /// - Precondition: `elements.count` is the product of `shape`.
    public init(integers elements: [Int64], shape: [Int]) {
        precondition(elements.count == shape.reduce(1, *), "shape \(shape) does not hold \(elements.count) elements")
        self.shape = shape
        self.elements = .int64(elements)
    }

    public var elementType: TensorElementType {
        switch elements {
        case .float32: .float32
        case .int64: .int64
        }
    }

    /// The elements when they are 32-bit floats, else nil.
    public var floats: [Float]? {
        if case .float32(let values) = elements { values } else { nil }
    }

    /// The elements when they are 64-bit integers, else nil.
    public var integers: [Int64]? {
        if case .int64(let values) = elements { values } else { nil }
    }
}

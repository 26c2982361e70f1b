/// The type of a tensor's elements.
public enum TensorElementType: Sendable, Equatable, CustomStringConvertible {
    case float32
    case int64
    /// A type we do not compute with, by the number ONNX gives it (TensorProto.DataType).
    case other(Int)

    public var description: String {
        switch self {
        case .float32: "float32"
        case .int64: "int64"
        case .other(let code): "ONNX type \(code)"
        }
    }
}

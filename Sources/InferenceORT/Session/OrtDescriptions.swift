internal import COnnxRuntime
internal import Inference

// What the runtime tells of a session's inputs and outputs and of a computed value, as Swift values.
extension UnsafePointer where Pointee == MurajahOrtApi {
    func inputs(of session: OpaquePointer) throws(OrtFailure) -> [TensorDescription] {
        let count: Int = try read { pointee.SessionGetInputCount(session, $0) }
        var descriptions: [TensorDescription] = []
        for index in 0..<count {
            let name = try string { pointee.SessionGetInputName(session, index, $0, $1) }
            let info = try make { pointee.SessionGetInputTypeInfo(session, index, $0) }
            descriptions.append(try describe(info, name: name))
        }
        return descriptions
    }

    func outputs(of session: OpaquePointer) throws(OrtFailure) -> [TensorDescription] {
        let count: Int = try read { pointee.SessionGetOutputCount(session, $0) }
        var descriptions: [TensorDescription] = []
        for index in 0..<count {
            let name = try string { pointee.SessionGetOutputName(session, index, $0, $1) }
            let info = try make { pointee.SessionGetOutputTypeInfo(session, index, $0) }
            descriptions.append(try describe(info, name: name))
        }
        return descriptions
    }

    /// Copies a computed value.
    func tensor(copying value: OpaquePointer) throws(OrtFailure) -> Tensor {
        let info = try make { pointee.GetTensorTypeAndShape(value, $0) }
        defer { pointee.ReleaseTensorTypeAndShapeInfo(info) }
        let (type, dimensions) = try typeAndShape(info)
        let shape = dimensions.map(Int.init)
        let count = shape.reduce(1, *)
        var data: UnsafeMutableRawPointer?
        try check(pointee.GetTensorMutableData(value, &data))
        switch type {
        case .float32:
            return Tensor(copy(data, count: count), shape: shape)
        case .int64:
            return Tensor(integers: copy(data, count: count), shape: shape)
        case .other:
            throw OrtFailure(reason: "an output has elements of \(type), which is not supported")
        }
    }

    private func copy<Element>(_ data: UnsafeMutableRawPointer?, count: Int) -> [Element] {
        Array(UnsafeBufferPointer(start: data?.assumingMemoryBound(to: Element.self), count: count))
    }

    /// Takes over `info` and releases it.
    private func describe(_ info: OpaquePointer, name: String) throws(OrtFailure) -> TensorDescription {
        defer { pointee.ReleaseTypeInfo(info) }
        var borrowed: OpaquePointer?
        try check(pointee.CastTypeInfoToTensorInfo(info, &borrowed))
        guard let borrowed else { throw OrtFailure(reason: "\(name) is not a tensor") }
        let (type, dimensions) = try typeAndShape(borrowed)
        return TensorDescription(name: name, elementType: type, shape: dimensions.map { $0 < 0 ? nil : Int($0) })
    }

    private func typeAndShape(_ info: OpaquePointer) throws(OrtFailure) -> (TensorElementType, [Int64]) {
        let code: Int32 = try read { pointee.GetTensorElementType(info, $0) }
        let rank: Int = try read { pointee.GetDimensionsCount(info, $0) }
        var dimensions = [Int64](repeating: 0, count: rank)
        try check(pointee.GetDimensions(info, &dimensions, rank))
        return (TensorElementType(onnx: code), dimensions)
    }

    /// Copies a string that the runtime allocates, and gives it back.
    private func string(
        _ call: (OpaquePointer, UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>) -> OpaquePointer?
    ) throws(OrtFailure) -> String {
        let allocator = try make { pointee.GetAllocatorWithDefaultOptions($0) }
        var characters: UnsafeMutablePointer<CChar>?
        try check(call(allocator, &characters))
        guard let characters else { throw OrtFailure(reason: "a tensor has no name") }
        let copied = String(cString: characters)
        try check(pointee.AllocatorFree(allocator, characters))
        return copied
    }
}

extension TensorElementType {
    fileprivate init(onnx code: Int32) {
        self =
            switch code {
            case Int32(MURAJAH_ORT_FLOAT32): .float32
            case Int32(MURAJAH_ORT_INT64): .int64
            default: .other(Int(code))
            }
    }
}

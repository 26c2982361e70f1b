internal import COnnxRuntime

/// What ONNX Runtime says when a call fails.
struct OrtFailure: Error {
    let reason: String
}

extension UnsafePointer where Pointee == MurajahOrtApi {
    /// Turns the status of a call into a thrown error and releases it.
    func check(_ status: OpaquePointer?) throws(OrtFailure) {
        guard let status else { return }
        defer { pointee.ReleaseStatus(status) }
        throw OrtFailure(reason: String(cString: pointee.GetErrorMessage(status)!))
    }

    /// Calls a function that returns an object through its last parameter.
    func make(_ call: (UnsafeMutablePointer<OpaquePointer?>) -> OpaquePointer?) throws(OrtFailure) -> OpaquePointer {
        var made: OpaquePointer?
        try check(call(&made))
        guard let made else { throw OrtFailure(reason: "ONNX Runtime returned nothing") }
        return made
    }

    /// Calls a function that returns a number through its last parameter.
    func read<Value: BinaryInteger>(_ call: (UnsafeMutablePointer<Value>) -> OpaquePointer?) throws(OrtFailure) -> Value
    {
        var value: Value = 0
        try check(call(&value))
        return value
    }
}

internal import COnnxRuntime
internal import Inference

/// One call of `Run`. Inputs are lent to the runtime without a copy; outputs are copied once.
struct OrtRun {
    let api: UnsafePointer<MurajahOrtApi>
    let session: OpaquePointer
    let memory: OpaquePointer

    func callAsFunction(inputNames: [String], inputs: [Tensor], outputNames: [String]) throws(OrtFailure) -> [Tensor] {
        try withValues(of: inputs[...], collected: []) { values throws(OrtFailure) in
            try withCStrings(inputNames[...], collected: []) { cInputs throws(OrtFailure) in
                try withCStrings(outputNames[...], collected: []) { cOutputs throws(OrtFailure) in
                    var results = [OpaquePointer?](repeating: nil, count: cOutputs.count)
                    defer { for case let result? in results { api.pointee.ReleaseValue(result) } }
                    try api.check(
                        api.pointee.Run(
                            session, nil, cInputs, values, values.count, cOutputs, cOutputs.count, &results))
                    var tensors: [Tensor] = []
                    for case let result? in results { tensors.append(try api.tensor(copying: result)) }
                    return tensors
                }
            }
        }
    }

    /// Wraps each tensor's own memory in a runtime value for the length of `body`. The runtime only reads inputs.
    private func withValues<Result>(
        of tensors: ArraySlice<Tensor>, collected: [OpaquePointer?],
        _ body: ([OpaquePointer?]) throws(OrtFailure) -> Result
    ) throws(OrtFailure) -> Result {
        guard let tensor = tensors.first else { return try body(collected) }
        func wrap(_ bytes: UnsafeRawBufferPointer, _ type: Int32) throws(OrtFailure) -> Result {
            let shape = tensor.shape.map(Int64.init)
            let value = try api.make {
                api.pointee.CreateTensorWithDataAsOrtValue(
                    memory, UnsafeMutableRawPointer(mutating: bytes.baseAddress), bytes.count, shape, shape.count,
                    type, $0)
            }
            defer { api.pointee.ReleaseValue(value) }
            return try withValues(of: tensors.dropFirst(), collected: collected + [value], body)
        }
        switch tensor.elements {
        case .float32(let elements):
            return try elements.withUnsafeBufferPointer { buffer throws(OrtFailure) in
                try wrap(UnsafeRawBufferPointer(buffer), Int32(MURAJAH_ORT_FLOAT32))
            }
        case .int64(let elements):
            return try elements.withUnsafeBufferPointer { buffer throws(OrtFailure) in
                try wrap(UnsafeRawBufferPointer(buffer), Int32(MURAJAH_ORT_INT64))
            }
        }
    }

    private func withCStrings<Result>(
        _ strings: ArraySlice<String>, collected: [UnsafePointer<CChar>?],
        _ body: ([UnsafePointer<CChar>?]) throws(OrtFailure) -> Result
    ) throws(OrtFailure) -> Result {
        guard let string = strings.first else { return try body(collected) }
        return try string.utf8CString.withUnsafeBufferPointer { buffer throws(OrtFailure) in
            try withCStrings(strings.dropFirst(), collected: collected + [buffer.baseAddress], body)
        }
    }
}

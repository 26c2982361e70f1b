import CSoxr

/// One channel through libsoxr's streaming resampler at its quality HQ (20 bits, linear phase, delay compensated). The
/// only file that calls it.
final class SoxrResampler {
    /// libsoxr's own words.
    struct Failure: Error, Equatable {
        let message: String
    }

    private let handle: OpaquePointer
    private let ratio: Double

    /// - Parameters: rates in hertz.
    init(from inputRate: Double, to outputRate: Double) throws(Failure) {
        var error: soxr_error_t?
        var quality = soxr_quality_spec(UInt(SOXR_HQ), 0)
        guard let handle = soxr_create(inputRate, outputRate, 1, &error, nil, &quality, nil) else {
            throw Failure(message: error.map { String(cString: $0) } ?? "no resampler")
        }
        self.handle = handle
        ratio = outputRate / inputRate
    }

    deinit { soxr_delete(handle) }

    /// Resamples the next samples; what depends on samples to come is held back.
    func process(_ samples: UnsafeBufferPointer<Float>, into output: inout [Float]) throws(Failure) {
        var offset = 0
        while offset < samples.count {
            offset += try step(samples.baseAddress! + offset, samples.count - offset, into: &output).taken
        }
    }

    /// Gives what was held back. Nothing can be resampled after it.
    func finish(into output: inout [Float]) throws(Failure) {
        while try step(nil, 0, into: &output).given > 0 {}
    }

    private func step(
        _ input: UnsafePointer<Float>?, _ count: Int, into output: inout [Float]
    ) throws(Failure) -> (taken: Int, given: Int) {
        var taken = 0
        var given = 0
        var error: soxr_error_t?
        let room = Int(Double(count) * ratio) + 1024
        output.append(
            contentsOf: [Float](unsafeUninitializedCapacity: room) { buffer, used in
                error = soxr_process(handle, input, count, &taken, buffer.baseAddress, room, &given)
                used = given
            })
        if let error { throw Failure(message: String(cString: error)) }
        return (taken, given)
    }
}

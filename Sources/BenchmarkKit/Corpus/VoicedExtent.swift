/// Where the sound of a recording begins and ends.
enum VoicedExtent {
    /// The samples from the first to the last 10 ms whose level is within 45 dB of the loudest 10 ms.
    ///
    /// - Parameter samples: 16 kHz mono.
    /// - Returns: A range in samples; empty when there is no sound at all.
    static func range(of samples: [Float]) -> Range<Int> {
        let frame = 160
        var energies: [Float] = []
        for start in stride(from: 0, to: samples.count, by: frame) {
            let part = samples[start..<min(start + frame, samples.count)]
            energies.append(part.reduce(0) { $0 + $1 * $1 } / Float(part.count))
        }
        guard let loudest = energies.max(), loudest > 0 else { return 0..<0 }
        let threshold = loudest * 3.162e-5
        guard let first = energies.firstIndex(where: { $0 >= threshold }),
            let last = energies.lastIndex(where: { $0 >= threshold })
        else { return 0..<0 }
        return first * frame..<min((last + 1) * frame, samples.count)
    }
}

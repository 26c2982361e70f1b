/// Power spectrum of real frames by a complex Stockham FFT of half the length, radices 5, 4 and 2.
///
/// Serves 400 (Whisper) and 512 (NeMo) alike. Stockham's ordering writes its results in natural order, so no
/// bit reversal is needed; the even and odd samples are packed as real and imaginary parts and separated at the end.
struct MixedRadixPowerSpectrum: PowerSpectrum {
    /// One pass over the data: `radix` inputs to `radix` outputs, `groups` twiddle sets, each for `stride` columns.
    private struct Stage {
        let radix: Int
        let groups: Int
        let stride: Int
        /// Twiddles e^(-2πi·p·k/n) for p in 0..<groups, k in 1..<radix.
        let twiddles: [SIMD2<Double>]
    }

    let frameLength: Int
    private let stages: [Stage]
    /// e^(-2πi·k/N) for k in 0..<N/2.
    private let separation: [SIMD2<Double>]

    var scratchCount: Int { 2 * frameLength }

    /// - Parameter frameLength: even, and its half a product of 2 and 5 only.
    init(frameLength: Int) {
        precondition(frameLength >= 4 && frameLength % 2 == 0, "frame length \(frameLength) must be even")
        self.frameLength = frameLength
        var stages: [Stage] = []
        var remaining = frameLength / 2
        var stride = 1
        while remaining > 1 {
            guard let radix = [5, 4, 2].first(where: { remaining % $0 == 0 }) else {
                preconditionFailure("frame length \(frameLength) has a prime factor other than 2 and 5")
            }
            let groups = remaining / radix
            var twiddles: [SIMD2<Double>] = []
            for group in 0..<groups {
                for k in 1..<radix { twiddles.append(Self.root(group * k, of: remaining)) }
            }
            stages.append(Stage(radix: radix, groups: groups, stride: stride, twiddles: twiddles))
            remaining = groups
            stride *= radix
        }
        self.stages = stages
        self.separation = (0..<frameLength / 2).map { Self.root($0, of: frameLength) }
    }

    func compute(
        _ frames: UnsafePointer<FrameLanes>, into power: UnsafeMutablePointer<FrameLanes>,
        scratch: UnsafeMutablePointer<FrameLanes>
    ) {
        let half = frameLength / 2
        var source = ComplexLanes(real: scratch, imaginary: scratch + half)
        var target = ComplexLanes(real: scratch + 2 * half, imaginary: scratch + 3 * half)
        for j in 0..<half {
            source.real[j] = frames[2 * j]
            source.imaginary[j] = frames[2 * j + 1]
        }
        for stage in stages {
            stage.twiddles.withUnsafeBufferPointer { twiddles in
                switch stage.radix {
                case 5: pass5(source, target, twiddles.baseAddress!, groups: stage.groups, stride: stage.stride)
                case 4: pass4(source, target, twiddles.baseAddress!, groups: stage.groups, stride: stage.stride)
                default: pass2(source, target, twiddles.baseAddress!, groups: stage.groups, stride: stage.stride)
                }
            }
            swap(&source, &target)
        }
        separate(source, into: power)
    }

    /// Takes the spectrum of the real frame out of the spectrum of the packed one, and squares it.
    private func separate(_ z: ComplexLanes, into power: UnsafeMutablePointer<FrameLanes>) {
        let half = frameLength / 2
        let first = z.real[0] + z.imaginary[0]
        let last = z.real[0] - z.imaginary[0]
        power[0] = first * first
        power[half] = last * last
        separation.withUnsafeBufferPointer { roots in
            for k in 1..<half {
                let evenReal = (z.real[k] + z.real[half - k]) * 0.5
                let evenImaginary = (z.imaginary[k] - z.imaginary[half - k]) * 0.5
                let oddReal = (z.imaginary[k] + z.imaginary[half - k]) * 0.5
                let oddImaginary = (z.real[half - k] - z.real[k]) * 0.5
                let root = roots[k]
                let real = evenReal + oddReal * root.x - oddImaginary * root.y
                let imaginary = evenImaginary + oddReal * root.y + oddImaginary * root.x
                power[k] = real * real + imaginary * imaginary
            }
        }
    }

    /// e^(-2πi·index/count).
    private static func root(_ index: Int, of count: Int) -> SIMD2<Double> {
        let angle = -2 * Double.pi * Double(index) / Double(count)
        return SIMD2(cosine(angle), sine(angle))
    }
}

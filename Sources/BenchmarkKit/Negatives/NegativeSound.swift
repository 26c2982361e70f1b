/// Sounds in which nothing of the Quran is recited, made from a seed.
public enum NegativeSound: String, Sendable, CaseIterable {
    case silence
    case whiteNoise = "white-noise"
    case pinkNoise = "pink-noise"
    case tone
    case sweep
    case hum
    case music

    /// One clip of each sound, 60 s long.
    public static var clips: [BenchmarkClip] {
        allCases.map { sound in
            BenchmarkClip(
                id: sound.rawValue, source: "generated", category: "negative",
                audio: .samples { sound.samples(count: Int(60 * Audio.sampleRate)) }, expected: [])
        }
    }

    /// The sound as 16 kHz mono samples within -1...1, the same at every call.
    func samples(count: Int) -> [Float] {
        switch self {
        case .silence: [Float](repeating: 0, count: count)
        case .whiteNoise: Self.white(count: count).map { $0 * 0.2 }
        case .pinkNoise: Self.pink(count: count)
        case .tone: Self.oscillator(count: count) { _ in 440 }.map { $0 * 0.3 }
        case .sweep:
            Self.oscillator(count: count) { 100 * Waveform.power(2, Waveform.triangle($0 / 10) * 5) }.map { $0 * 0.3 }
        case .hum: Self.hum(count: count)
        case .music: MusicLikeSound.samples(count: count)
        }
    }

    /// Uniform noise of amplitude 1.
    private static func white(count: Int) -> [Float] {
        var generator = SeededGenerator(seed: 1)
        return (0..<count).map { _ in Float(generator.uniform(-1..<1)) }
    }

    /// Noise of -3 dB an octave: the sum of white noises held for 1, 2, 4 … 2^11 samples (Voss and McCartney).
    private static func pink(count: Int) -> [Float] {
        var generator = SeededGenerator(seed: 2)
        var rows = (0..<12).map { _ in generator.uniform(-1..<1) }
        return (0..<count).map { index in
            let row = min((index + 1).trailingZeroBitCount, rows.count - 1)
            rows[row] = generator.uniform(-1..<1)
            return Float(rows.reduce(0, +) / Double(rows.count)) * 0.7
        }
    }

    /// A mains hum of 50 Hz and its first harmonics, over a little noise.
    private static func hum(count: Int) -> [Float] {
        let noise = white(count: count)
        let amplitudes: [Float] = [0.2, 0.1, 0.08, 0.04, 0.03, 0.02]
        var sum = noise.map { $0 * 0.002 }
        for (harmonic, amplitude) in amplitudes.enumerated() {
            let wave = oscillator(count: count) { _ in 50 * Double(harmonic + 1) }
            for index in 0..<count { sum[index] += wave[index] * amplitude }
        }
        return sum
    }

    /// A sine of amplitude 1 whose frequency in hertz may change with the time in seconds.
    private static func oscillator(count: Int, frequency: (Double) -> Double) -> [Float] {
        var phase = 0.0
        return (0..<count).map { index in
            phase += frequency(Double(index) / Audio.sampleRate) / Audio.sampleRate
            phase -= phase.rounded(.down)
            return Float(Waveform.sine(turns: phase))
        }
    }
}

import AudioCore
import Testing

@testable import AudioIO

@Suite struct ResamplingTests {
    static let rates: [Double] = [8000, 11_025, 16_000, 22_050, 24_000, 44_100, 48_000, 96_000]

    struct Source: Sendable, CustomTestStringConvertible {
        let rate: Double
        let channels: Int
        let encoding: PCMFormat.Encoding

        var testDescription: String { "\(Int(rate)) Hz, \(channels) channels, \(encoding)" }

        static let all = rates.flatMap { rate in
            [1, 2].flatMap { channels in
                [PCMFormat.Encoding.signed16, .signed24, .float32].map {
                    Source(rate: rate, channels: channels, encoding: $0)
                }
            }
        }
    }

    @Test(arguments: Source.all)
    func `a tone of 1 kHz keeps pitch, level and length, and nothing else comes up`(source: Source) throws {
        let folder = try TemporaryFolder()
        let format = try PCMFormat(encoding: source.encoding, channelCount: source.channels, sampleRate: source.rate)
        let signal = tone(1000, rate: source.rate, seconds: 0.5)
        let channels = [[Float]](repeating: signal, count: source.channels)
        let path = try folder.file("tone.wav", WAVEncoder.encode(channels, format: format))
        let reader = try AudioFileReader(path: path)
        #expect(reader.sourceSampleRate == source.rate && reader.channelCount == source.channels)
        let samples = try reader.remaining()
        #expect(abs(Double(samples.count) - Double(signal.count) * 16_000 / source.rate) <= 1)
        let fit = SineFit(samples[1600..<6400], near: 1000)
        #expect(abs(fit.hertz - 1000) < 1)
        #expect(abs(fit.amplitude - 0.5) < 0.001)
        // Aliases, images and distortion together.
        #expect(fit.residualDecibels < -40)
        #expect(reader.warnings.isEmpty)
    }

    @Test(arguments: [
        (22_050, 9_000), (24_000, 11_000), (44_100, 9_000), (44_100, 17_000), (48_000, 15_000), (96_000, 31_500),
        (384_000, 100_000),
    ])
    func `a tone above 8 kHz is gone, not folded down`(rate: Int, hertz: Int) throws {
        let resampler = try StreamResampler(inputRate: Double(rate))
        let input = tone(Double(hertz), rate: Double(rate), seconds: 0.5, amplitude: 0.9)
        let output = try resampler.push(input) + resampler.flush()
        #expect(level(output[1600..<6400]) < 0.01 * level(input))
    }

    @Test(arguments: [4000, 8000, 11_025, 16_000, 44_100, 48_000, 96_000, 384_000] as [Double], 0..<3)
    func `however a stream is cut, its output is the same`(rate: Double, seed: Int) throws {
        var random = SeededGenerator(seed: UInt64(rate) + UInt64(seed))
        let input = random.noise(Int(rate / 5))
        let whole = try StreamResampler(inputRate: rate)
        let expected = try whole.push(input) + whole.flush()
        let cut = try StreamResampler(inputRate: rate)
        var output: [Float] = []
        for piece in random.pieces(of: input, longest: [7, 500, 5000][seed]) { output += try cut.push(piece) }
        output += try cut.flush()
        #expect(output == expected)
        #expect(abs(Double(output.count) - Double(input.count) * 16_000 / rate) <= 1)
        #expect(cut.inputCount == input.count && cut.outputCount == output.count)
    }

    @Test(arguments: [8000, 44_100, 48_000] as [Double])
    func `an impulse stays at its time`(rate: Double) throws {
        var input = [Float](repeating: 0, count: Int(rate / 2))
        input[Int(rate / 4)] = 1
        let resampler = try StreamResampler(inputRate: rate)
        let output = try resampler.push(input) + resampler.flush()
        let highest = output.indices.max { output[$0] < output[$1] }!
        #expect(abs(Double(highest) - Double(Int(rate / 4)) * 16_000 / rate) <= 1)
    }

    @Test func `live output does not wait for the end`() throws {
        let resampler = try StreamResampler(inputRate: 48_000)
        let first = try resampler.push(tone(440, rate: 48_000, seconds: 0.3))
        // What is held back is the filter's length, some milliseconds.
        #expect(first.count > 4800 - 16 * 40)
    }

    @Test(arguments: [0, -1, 3999, 384_001, 1e9, .nan, .infinity] as [Double])
    func `rates out of range are refused`(rate: Double) {
        #expect(throws: StreamResampler.Failure.self) { try StreamResampler(inputRate: rate) }
    }

    @Test(arguments: [16_000, 48_000] as [Double], [Float.nan, .infinity, -.infinity])
    func `a sample that is no number is refused and the stream goes on without its piece`(
        rate: Double, bad: Float
    ) throws {
        let resampler = try StreamResampler(inputRate: rate)
        _ = try resampler.push([0.1, 0.2])
        #expect(throws: StreamResampler.Failure.nonFiniteSample(index: 3)) { try resampler.push([0.3, bad]) }
        let rest = try resampler.push([Float](repeating: 0.1, count: 4800)) + resampler.flush()
        #expect(rest.allSatisfy(\.isFinite) && resampler.inputCount == 4802)
    }

    @Test func `samples beyond full scale are limited and counted`() throws {
        let resampler = try StreamResampler(inputRate: 16_000)
        #expect(try resampler.push([0.5, 1.5, -7, 1, -1]) == [0.5, 1, -1, 1, -1])
        #expect(resampler.clippedCount == 2)
    }

    @Test func `nothing in, nothing out`() throws {
        let resampler = try StreamResampler(inputRate: 44_100)
        #expect(try resampler.push([]).isEmpty)
        #expect(try resampler.flush().isEmpty)
        #expect(try resampler.flush().isEmpty)
    }
}

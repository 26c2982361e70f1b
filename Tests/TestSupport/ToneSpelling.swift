internal import Foundation

/// The tones of tools/contract/make_contract.py, which says how a token sounds.
public enum ToneSpelling {
    private static let rate = 16_000.0

    /// The audio that spells each sequence of class numbers, one after the other.
    public static func samples(_ sequences: [[Int]]) -> [Float] {
        let pause = [Float](repeating: 0, count: Int(0.16 * rate))
        var samples = pause
        for symbols in sequences {
            samples += chord(Array(0..<20), seconds: 0.40) + pause
            for symbol in symbols {
                let tones = (0..<5).map { band in 4 * band + symbol >> (2 * band) & 3 }
                samples += chord(tones, seconds: 0.20) + pause
            }
        }
        return samples
    }

    private static func chord(_ tones: [Int], seconds: Double) -> [Float] {
        let count = Int(seconds * rate)
        let ramp = Int(0.02 * rate)
        return (0..<count).map { index in
            let time = Double(index) / rate
            var value = 0.0
            for tone in tones {
                let phase = Double.pi * Double(tone * tone) / 20
                value += 0.03 * sin(2 * .pi * hertz(melBin: 4 * tone + 2) * time + phase)
            }
            let edge = min(index, count - 1 - index)
            return Float(edge < ramp ? value * (1 - cos(.pi * Double(edge) / Double(ramp))) / 2 : value)
        }
    }

    /// Centre of one of 80 Slaney mel bins, 0 to 8 kHz.
    private static func hertz(melBin: Int) -> Double {
        let step = log(6.4) / 27
        let mel = Double(melBin + 1) * (15 + log(8) / step) / 81
        return mel < 15 ? mel * 200 / 3 : 1000 * exp(step * (mel - 15))
    }
}

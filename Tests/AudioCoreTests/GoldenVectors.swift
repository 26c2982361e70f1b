import Foundation

@testable import AudioCore

/// The golden vectors of `tools/frontend/make_golden.py`.
enum GoldenVectors {
    private static var folder: URL {
        Bundle.module.resourceURL!.appendingPathComponent("Golden")
    }

    /// Names of the signals that have a vector of this kind (`whisper`, `nemo2`, ...).
    static func names(of kind: String) -> [String] {
        let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        let suffix = ".\(kind).f32"
        return files.filter { $0.hasSuffix(suffix) }.map { String($0.dropLast(suffix.count)) }.sorted()
    }

    static func signal(_ name: String) throws -> [Float] {
        let data = try Data(contentsOf: folder.appendingPathComponent("\(name).s16"))
        return (0..<data.count / 2).map { i in
            Float(Int16(bitPattern: UInt16(data[2 * i]) | UInt16(data[2 * i + 1]) << 8)) / 32768
        }
    }

    static func features(_ name: String, _ kind: String) throws -> FeatureMatrix {
        let data = try Data(contentsOf: folder.appendingPathComponent("\(name).\(kind).f32"))
        let values = data.withUnsafeBytes { bytes in
            (0..<bytes.count / 4).map { i in
                Float(bitPattern: UInt32(littleEndian: bytes.loadUnaligned(fromByteOffset: 4 * i, as: UInt32.self)))
            }
        }
        return FeatureMatrix(binCount: 80, frameCount: values.count / 80, values: values)
    }
}

/// The largest absolute difference of two matrices of equal shape, infinite when the shapes differ.
func largestDifference(_ a: FeatureMatrix, _ b: FeatureMatrix) -> Float {
    guard a.binCount == b.binCount, a.frameCount == b.frameCount else { return .infinity }
    var largest: Float = 0
    for (x, y) in zip(a.values, b.values) {
        let difference = abs(x - y)
        if !(difference <= largest) { largest = difference.isNaN ? .infinity : difference }
    }
    return largest
}

import AudioCore
import CommandLineSupport

/// The range of a clip's features.
struct FeatureSummary: Equatable {
    let bins: Int
    let frames: Int
    let minimum: Double
    let maximum: Double
    let mean: Double
    /// Standard deviation of all values.
    let deviation: Double

    /// All numbers are 0 when there are no frames.
    init(_ features: FeatureMatrix) {
        bins = features.binCount
        frames = features.frameCount
        let values = features.values.lazy.map(Double.init)
        minimum = values.min() ?? 0
        maximum = values.max() ?? 0
        let count = Double(max(1, values.count))
        let mean = values.reduce(0, +) / count
        self.mean = mean
        deviation = (values.reduce(0) { $0 + ($1 - mean) * ($1 - mean) } / count).squareRoot()
    }

    func json(file: String, frontEnd: FrontEnd) -> JSONValue {
        .object([
            "file": .string(file), "front_end": .string(frontEnd.rawValue), "bins": .integer(bins),
            "frames": .integer(frames), "min": .number(minimum), "max": .number(maximum), "mean": .number(mean),
            "deviation": .number(deviation),
        ])
    }

    func text(file: String, frontEnd: FrontEnd) -> String {
        let range = [minimum, maximum, mean, deviation].map { fixed($0, places: 3) }
        return "\(file)  \(frontEnd.rawValue) log-mel: \(bins) bins x \(frames) frames, min \(range[0]), "
            + "max \(range[1]), mean \(range[2]), deviation \(range[3])\n"
    }
}

/// Log-probabilities of classes over time: one row a frame, row-major, natural logarithm.
public struct PosteriorMatrix: Sendable, Equatable {
    /// Number of classes, the blank among them; above 0.
    public let classes: Int
    /// `frames * classes` log-probabilities.
    public private(set) var values: [Float]

    /// Number of rows.
    public var frames: Int { values.count / classes }

    /// - Precondition: `classes` is above 0 and divides `values.count`.
    public init(classes: Int, values: [Float] = []) {
        precondition(classes > 0 && values.count.isMultiple(of: classes), "rows of \(classes) do not fill the matrix")
        self.classes = classes
        self.values = values
    }

    public subscript(frame: Int, symbol: Int) -> Float { values[frame * classes + symbol] }

    /// The frames of a range, as a matrix of its own.
    public func rows(_ range: Range<Int>) -> PosteriorMatrix {
        PosteriorMatrix(
            classes: classes, values: Array(values[range.lowerBound * classes..<range.upperBound * classes]))
    }

    /// Adds the rows of another matrix of as many classes.
    public mutating func append(_ other: PosteriorMatrix) {
        precondition(other.classes == classes, "rows of \(other.classes) do not fit rows of \(classes)")
        values.append(contentsOf: other.values)
    }

    /// The best class of a frame; of equal ones the lowest.
    public func best(at frame: Int) -> Int {
        values.withUnsafeBufferPointer { buffer in
            let row = buffer[frame * classes..<(frame + 1) * classes]
            var best = row.startIndex
            for index in row.indices where row[index] > row[best] { best = index }
            return best - row.startIndex
        }
    }
}

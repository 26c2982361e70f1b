internal import Inference

extension Tensor {
    /// The part of a float32 tensor that a range of one axis leaves.
    func part(_ range: Range<Int>, ofAxis axis: Int) -> Tensor {
        let length = shape[axis]
        let inner = shape[(axis + 1)...].reduce(1, *)
        let outer = shape[..<axis].reduce(1, *)
        let source = floats ?? []
        var values: [Float] = []
        values.reserveCapacity(outer * range.count * inner)
        for block in 0..<outer {
            let start = block * length * inner
            values.append(contentsOf: source[start + range.lowerBound * inner..<start + range.upperBound * inner])
        }
        var partShape = shape
        partShape[axis] = range.count
        return Tensor(values, shape: partShape)
    }
}

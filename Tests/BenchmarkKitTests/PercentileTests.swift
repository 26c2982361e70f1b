import Testing

@testable import BenchmarkKit

@Suite struct PercentileTests {
    @Test func `no values have no percentile`() { #expect(percentile([], 0.5) == nil) }

    @Test(arguments: [
        ([3.0], 0.5, 3.0), ([1, 2], 0.5, 1.5), ([4, 1, 3, 2], 0.5, 2.5), ([1, 2, 3, 4, 5], 0.95, 4.8),
        ([5, 1], 0, 1), ([5, 1], 1, 5),
    ])
    func `percentiles are interpolated between neighbours`(values: [Double], part: Double, expected: Double) throws {
        #expect(abs(try #require(percentile(values, part)) - expected) < 1e-12)
    }
}

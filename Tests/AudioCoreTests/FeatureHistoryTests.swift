import Testing

@testable import AudioCore

@Suite struct FeatureHistoryTests {
    @Test(arguments: 0..<8)
    func `windows are the frames of the stream, and at least the capacity is kept`(seed: Int) {
        var random = SeededGenerator(seed: UInt64(seed))
        let all = FeatureMatrix(binCount: 3, frameCount: 500, values: random.noise(1500))
        var history = FeatureHistory(binCount: 3, capacity: 40)
        var end = 0
        while end < all.frameCount {
            let next = min(all.frameCount, end + Int.random(in: 0...70, using: &random))
            history.append(all.frames(end..<next))
            end = next
            #expect(history.available.upperBound == end)
            #expect(history.available.count >= min(end, 40) && history.available.count <= 80)
            #expect(history.window(history.available) == all.frames(history.available))
            let newest = max(history.available.lowerBound, end - 7)..<end
            #expect(history.window(newest) == all.frames(newest))
        }
    }

    @Test func `a window of nothing is empty`() {
        #expect(FeatureHistory(binCount: 80, capacity: 1).window(0..<0) == .empty(binCount: 80))
    }
}

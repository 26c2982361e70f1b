import Testing

@testable import VerseMatching

@Suite struct EditDistanceTests {
    @Test func `E9: the textbook example`() {
        #expect(EditDistance.distance(Array("kitten"), Array("sitting")) == 3)
        #expect(EditDistance.similarity(Array("kitten"), Array("sitting")) == 1 - 3.0 / 7)
    }

    @Test func `nothing against something shares nothing, two empty texts are the same`() {
        #expect(EditDistance.similarity([], Array("abc")) == 0)
        #expect(EditDistance.similarity([Int](), []) == 1)
        #expect(EditDistance.distance(Array("abc"), []) == 3)
    }

    @Test func `distance is symmetric and zero for equals only`() {
        var random = SplitMix64(seed: 3)
        for _ in 0..<200 {
            let left = (0..<Int.random(in: 0...8, using: &random)).map { _ in Int.random(in: 0...2, using: &random) }
            let right = (0..<Int.random(in: 0...8, using: &random)).map { _ in Int.random(in: 0...2, using: &random) }
            let distance = EditDistance.distance(left, right)
            #expect(distance == EditDistance.distance(right, left))
            #expect((distance == 0) == (left == right))
            #expect(distance >= abs(left.count - right.count) && distance <= max(left.count, right.count))
        }
    }
}

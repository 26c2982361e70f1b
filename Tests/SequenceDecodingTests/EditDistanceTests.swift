import SequenceDecoding
import TestSupport
import Testing

struct EditDistanceTests {
    @Test func `kitten and sitting are three apart (contract E9)`() {
        #expect(EditDistance.between("kitten", "sitting") == 3)
        #expect(EditDistance.ratio("", "x") == 0)
        #expect(EditDistance.ratio("x", "x") == 1)
        #expect(abs(EditDistance.ratio("kitten", "sitting") - 4.0 / 7) < 1e-12)
    }

    @Test func `three of four words match (contract E9)`() {
        let reference = ["الحمد", "لله", "رب", "العالمين"]
        let alignment = EditAlignment(heard: ["الحمد", "رب", "العالمين"], reference: reference)
        #expect(alignment.matches == 3)
        #expect(
            alignment.steps == [
                .match(heard: 0, reference: 0), .deletion(reference: 1), .match(heard: 1, reference: 2),
                .match(heard: 2, reference: 3),
            ])
    }

    @Test func `a word that is nearly right may count as a match`() {
        let alignment = EditAlignment(heard: ["الحمدو", "لله"], reference: ["الحمد", "لله", "رب"]) {
            EditDistance.ratio($0, $1) >= 0.7
        }
        #expect(alignment.matches == 2)
        #expect(alignment.cost == 1)
    }

    @Test func `vowel signs count as scalars of their own`() {
        #expect(EditDistance.between("بَ", "ب") == 1)
    }

    @Test func `distance is a metric and the alignment's cost`() {
        var random = SeededGenerator(seed: 1)
        func word() -> [Int] {
            (0..<Int.random(in: 0...7, using: &random)).map { _ in Int.random(in: 0...2, using: &random) }
        }
        for _ in 0..<300 {
            let (a, b, c) = (word(), word(), word())
            let ab = EditDistance.between(a, b)
            #expect(ab == plain(a[...], b[...]), "\(a) \(b)")
            #expect(ab == EditDistance.between(b, a))
            #expect(EditDistance.between(a, c) <= ab + EditDistance.between(b, c))
            let alignment = EditAlignment(heard: a, reference: b)
            #expect(alignment.cost == Double(ab))
            #expect(rebuilt(alignment, heard: a, reference: b) == b)
        }
    }

    /// The definition itself, as slow as it is.
    private func plain(_ a: ArraySlice<Int>, _ b: ArraySlice<Int>) -> Int {
        guard let x = a.first, let y = b.first else { return a.count + b.count }
        if x == y { return plain(a.dropFirst(), b.dropFirst()) }
        return 1
            + min(
                plain(a.dropFirst(), b.dropFirst()), plain(a.dropFirst(), b), plain(a, b.dropFirst()))
    }

    /// What the steps make of the heard sequence; every position of both must occur once, in order.
    private func rebuilt(_ alignment: EditAlignment, heard: [Int], reference: [Int]) -> [Int]? {
        var (nextHeard, nextReference) = (0, 0)
        var result: [Int] = []
        for step in alignment.steps {
            switch step {
            case .match(let h, let r):
                guard h == nextHeard, r == nextReference, heard[h] == reference[r] else { return nil }
                result.append(heard[h])
                (nextHeard, nextReference) = (h + 1, r + 1)
            case .substitution(let h, let r):
                guard h == nextHeard, r == nextReference, heard[h] != reference[r] else { return nil }
                result.append(reference[r])
                (nextHeard, nextReference) = (h + 1, r + 1)
            case .insertion(let h):
                guard h == nextHeard else { return nil }
                nextHeard += 1
            case .deletion(let r):
                guard r == nextReference else { return nil }
                result.append(reference[r])
                nextReference += 1
            }
        }
        return nextHeard == heard.count ? result : nil
    }
}

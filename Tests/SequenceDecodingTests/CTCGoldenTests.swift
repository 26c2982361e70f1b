import SequenceDecoding
import Testing

struct CTCGoldenTests {
    @Test func `the golden file has all its problems`() {
        #expect(CTCGolden.all.count == 10)
        #expect(CTCGolden.all.contains { $0.score == nil })
    }

    @Test(arguments: CTCGolden.all)
    func `the forward score is torch's ctc_loss`(_ golden: CTCGolden) {
        let score = CTCForwardScore.logProbability(of: golden.target, in: golden.posteriors, blank: golden.blank)
        if let expected = golden.score {
            #expect(abs(score - expected) < 1e-6)
        } else {
            #expect(score == -.infinity)
        }
    }

    @Test(arguments: CTCGolden.all)
    func `the forced alignment is the best of all paths`(_ golden: CTCGolden) throws {
        let alignment = CTCForcedAlignment.align(golden.target, to: golden.posteriors, blank: golden.blank)
        guard let path = golden.path, let pathScore = golden.pathScore else {
            #expect(alignment == nil)
            return
        }
        let found = try #require(alignment)
        #expect(abs(found.logProbability - pathScore) < 1e-6)
        #expect(found.tokens.map(\.symbol) == golden.target)
        // The path read back frame by frame.
        var frames = [Int](repeating: golden.blank, count: path.count)
        for token in found.tokens { for frame in token.frames { frames[frame] = token.symbol } }
        #expect(frames == path)
    }

    @Test(arguments: CTCGolden.all)
    func `a beam that drops nothing gives the exact best sequences`(_ golden: CTCGolden) {
        let search = CTCPrefixBeamSearch(blank: golden.blank, width: 10_000, symbolFloor: -.infinity)
        let found = search.decode(golden.posteriors)
        for (hypothesis, expected) in zip(found, golden.labelings) {
            #expect(hypothesis.symbols == expected.symbols)
            #expect(abs(hypothesis.logProbability - expected.score) < 1e-6)
        }
        #expect(found.count >= golden.labelings.count)
    }

    @Test(arguments: CTCGolden.all)
    func `the forward score is never below the best path`(_ golden: CTCGolden) {
        for labeling in golden.labelings {
            let score = CTCForwardScore.logProbability(
                of: labeling.symbols, in: golden.posteriors, blank: golden.blank)
            #expect(abs(score - labeling.score) < 1e-6)
            let alignment = CTCForcedAlignment.align(labeling.symbols, to: golden.posteriors, blank: golden.blank)
            #expect(alignment.map { $0.logProbability <= score + 1e-9 } ?? false)
        }
    }
}

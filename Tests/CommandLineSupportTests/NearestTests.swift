import Testing

@testable import CommandLineSupport

@Suite struct NearestTests {
    @Test(arguments: [("", "", 0), ("", "abc", 3), ("kitten", "sitting", 3), ("flaw", "lawn", 2), ("same", "same", 0)])
    func `edit distance counts insertions, deletions and substitutions`(left: String, right: String, distance: Int) {
        #expect(editDistance(Array(left.utf8), Array(right.utf8)) == distance)
        #expect(editDistance(Array(right.utf8), Array(left.utf8)) == distance)
    }

    @Test(arguments: [("jsno", "json"), ("modl", "model"), ("json", "json")])
    func `a typing error is recognised`(word: String, meant: String) {
        #expect(nearest(to: word, among: ["model", "json", "expect"]) == meant)
    }

    @Test(arguments: ["", "x", "xy", "entirely", "--"])
    func `nothing is suggested for another word`(word: String) {
        #expect(nearest(to: word, among: ["model", "json", "expect"]) == nil)
    }

    @Test func `without candidates there is no suggestion`() {
        #expect(nearest(to: "json", among: []) == nil)
    }
}

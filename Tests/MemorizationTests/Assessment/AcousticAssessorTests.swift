import Memorization
import QuranCore
import Testing

@Suite struct AcousticAssessorTests {
    private func heard(_ places: [(String, Int)], confidence: Double = 0.9) throws -> [HeardWord] {
        try places.enumerated().map { index, place in
            HeardWord(
                verse: try #require(VerseID(place.0)), word: place.1, start: Double(index), end: Double(index) + 0.8,
                confidence: confidence)
        }
    }

    private func assess(_ words: [HeardWord], isFinal: Bool = true) throws -> Assessment {
        try AcousticAssessor(Recitations.quran.get())
            .assess(words, for: Recitations.passage("103:3"), isFinal: isFinal)
    }

    private let all = (0..<9).map { ("103:3", $0) }

    @Test func `all words in order are matched, with times`() throws {
        let assessment = try assess(heard(all))
        #expect(Recitations.verdicts(assessment) == "MMMMMMMMM")
        #expect(assessment.words[3].time == 3.0...3.8)
        let report = RecitationReport(assessment)
        #expect(report.verses.map(\.heard) == [9])
        #expect(report.verses.first?.duration == 8.8)
        #expect(report.score == 1)
    }

    @Test func `text and sound give the same result`() throws {
        let words = try Recitations.words("103:3")
        let edits: [[Int]] = [
            Array(0..<9), [0, 1, 3, 4, 5, 6, 7, 8], [0, 1, 2, 3, 4, 2, 3, 4, 5, 6, 7, 8],
            [0, 1, 2, 4, 5, 3, 4, 5, 6, 7, 8],
            [0, 1, 2],
        ]
        for edit in edits {
            let text = try Recitations.assess(edit.map { words[$0] }, "103:3")
            let sound = try assess(heard(edit.map { ("103:3", $0) }, confidence: 1))
            #expect(Recitations.verdicts(text) == Recitations.verdicts(sound), "\(edit)")
            #expect(text.extras == sound.extras, "\(edit)")
            #expect(text.accuracy == sound.accuracy)
        }
    }

    @Test func `a word whose sound is off is wrong`() throws {
        var words = try heard(all)
        words[4] = HeardWord(verse: words[4].verse, word: 4, start: 4, end: 4.8, confidence: 0.05)
        #expect(Recitations.verdicts(try assess(words)) == "MMMMWMMMM")
    }

    @Test func `words of another verse are a drift to it`() throws {
        let words = try heard(Array(all[0..<5]) + [("95:6", 5), ("95:6", 6), ("95:6", 7)])
        let assessment = try assess(words)
        #expect(Recitations.verdicts(assessment) == "MMMMM----")
        #expect(assessment.extras.map(\.kind) == [.drifted(to: [try #require(VerseID("95:6"))])])
    }

    @Test func `one stray word of another verse is an added word`() throws {
        let assessment = try assess(heard(Array(all[0..<5]) + [("95:6", 5)] + Array(all[5...])))
        #expect(Recitations.verdicts(assessment) == "MMMMMMMMM")
        #expect(assessment.extras.map(\.kind) == [.added])
    }

    @Test func `words after the last are pending while the recitation goes on`() throws {
        #expect(Recitations.verdicts(try assess(heard(Array(all[0..<4])), isFinal: false)) == "MMMM.....")
    }

    @Test func `words of a verse that sounds the same are words of the passage`() throws {
        // 109:3 and 109:5 sound the same.
        let words = try heard((0..<5).map { ("109:3", $0) })
        let assessor = AcousticAssessor(try Recitations.quran.get())
        #expect(assessor.assess(words, for: try Recitations.passage("109:5")).accuracy == 1)
        #expect(
            assessor.assess(words, for: try Recitations.passage("109:3", "109:5")).words.prefix(5).map(\.verdict)
                == Array(repeating: .matched, count: 5))
    }
}

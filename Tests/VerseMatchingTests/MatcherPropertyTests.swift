import QuranCore
import Testing

@testable import VerseMatching

/// What holds for any verse, tried on many drawn with a fixed seed.
@Suite struct MatcherPropertyTests {
    @Test(arguments: Script.allCases)
    func `any four or more words in a row lead to a verse that contains them`(_ script: Script) throws {
        var random = SplitMix64(seed: 4)
        var tried = 0
        while tried < 400 {
            let verse = Texts.verses.randomElement(using: &random)!
            let words = Texts.quran.text(of: verse, script: script).split(separator: " ")
            guard words.count >= 4 else { continue }
            let count = Int.random(in: 4...min(8, words.count), using: &random)
            let first = Int.random(in: 0...(words.count - count), using: &random)
            let text = words[first..<(first + count)].joined(separator: " ")
            let letters = TextFolder.fold(text).letters
            let match = try #require(Texts.matcher.best(text), "\(text)")
            #expect(match.score == 1, "\(text)")
            let forms = Script.allCases.map { script in
                (match.span.from.index...match.span.to.index).map {
                    Texts.quran.text(of: VerseID(index: $0), script: script)
                }.joined(separator: " ")
            }
            let isInside = forms.contains { contains(TextFolder.fold($0).letters, letters) }
            #expect(isInside, "\(verse) \(text) \(match) \(TextFolder.fold(text))")
            tried += 1
        }
    }

    /// Of 500 verses with 20 letters or more; measured: 500, 500, 500 and 495.
    @Test(arguments: [(0.05, 500), (0.1, 500), (0.2, 498), (0.3, 490)])
    func `verses with letters changed, lost and added stay first`(_ rate: Double, _ atLeast: Int) {
        var random = SplitMix64(seed: 7)
        let long = Texts.verses.filter { TextFolder.fold(Texts.imlaei[$0.index]).letters.count >= 20 }
        var first = 0
        for _ in 0..<500 {
            let verse = long.randomElement(using: &random)!
            let text = edited(Texts.imlaei[verse.index], rate: rate, using: &random)
            guard let match = Texts.matcher.best(text) else { continue }
            if match.span.contains(verse) || match.alternatives.contains(where: { $0.contains(verse) }) { first += 1 }
        }
        #expect(first >= atLeast, "\(first) of 500")
    }

    @Test func `letters drawn at random are found nowhere`() {
        var random = SplitMix64(seed: 11)
        let letters = Texts.index.stream.letters
        for _ in 0..<300 {
            var tracker = TextTracker(index: Texts.index)
            let words = (0..<Int.random(in: 2...6, using: &random)).map { _ in
                String(
                    (0..<Int.random(in: 2...6, using: &random)).map { _ in
                        Character(FoldedLetter.scalars[Int(letters.randomElement(using: &random)!)])
                    })
            }
            let text = words.joined(separator: " ")
            let verses = tracker.consume(text).filter { if case .verse = $0 { true } else { false } }
            #expect(verses.isEmpty, "\(text): \(verses)")
        }
    }

    @Test func `the index finds what a search of the whole Quran finds`() throws {
        var random = SplitMix64(seed: 13)
        for _ in 0..<16 {
            let verse = Texts.verses.filter { $0.surah > 77 }.randomElement(using: &random)!
            let text = edited(Texts.imlaei[verse.index], rate: 0.15, using: &random)
            let letters = TextFolder.fold(text).letters
            guard letters.count >= 12 else { continue }
            var aligner = SemiGlobalAligner()
            let fit = aligner.align(letters, in: 0..<Texts.index.stream.chainEnd, of: Texts.index.stream)
            let whole = try #require(fit)
            let match = try #require(Texts.matcher.best(text))
            let score = 1 - Double(whole.distance) / Double(max(letters.count, whole.range.count))
            guard score >= 0.7 else { continue }
            #expect(match.score >= score - 0.02, "\(verse) \(text) \(match) \(whole)")
        }
    }

    private func contains(_ letters: [UInt8], _ part: [UInt8]) -> Bool {
        guard letters.count >= part.count else { return false }
        return (0...(letters.count - part.count)).contains { Array(letters[$0..<($0 + part.count)]) == part }
    }

    private func edited(_ text: String, rate: Double, using random: inout SplitMix64) -> String {
        var result = String.UnicodeScalarView()
        for scalar in ArabicNormalizer.normalizedScalars(text) {
            guard scalar != " ", Double.random(in: 0..<1, using: &random) < rate else {
                result.append(scalar)
                continue
            }
            let other = FoldedLetter.scalars.randomElement(using: &random)!
            switch Int.random(in: 0..<3, using: &random) {
            case 0: break
            case 1: result.append(other)
            default:
                result.append(scalar)
                result.append(other)
            }
        }
        return String(result)
    }
}

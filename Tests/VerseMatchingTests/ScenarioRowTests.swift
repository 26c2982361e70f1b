import QuranCore
import Testing

@testable import VerseMatching

/// Rows C1 to C6 of the contract, with our own strings.
@Suite struct ScenarioRowTests {
    @Test(arguments: [(1, 7), (18, 6), (67, 8), (112, 4), (114, 6)], [true, false])
    func `C1: one window a verse gives every verse once, in order`(_ recited: (Int, Int), _ isHinted: Bool) {
        let (surah, count) = recited
        var recital = Recital(hint: isHinted ? surah : nil)
        recital.hear(surah, 1...count)
        #expect(recital.all == (1...count).map { "\(surah):\($0)" } || (!isHinted && surah == 1))
        if isHinted { #expect(recital.arrivals.allSatisfy { $0.count == 1 }) }
    }

    @Test func `C1 without a hint: the basmala of surah 1 is reported once 1_2 has come`() {
        var recital = Recital()
        recital.hear(1, 1...7)
        #expect(recital.all == ["1:1-1:2", "1:3", "1:4", "1:5", "1:6", "1:7"])
    }

    @Test(arguments: [(1, 7), (67, 5)])
    func `C2: tails and heads in one window give every verse, in order`(_ surah: Int, _ count: Int) {
        var recital = Recital(hint: surah)
        recital.hear(Texts.of(surah, 1))
        for ayah in 2...count {
            let tail = Texts.words(surah, ayah - 1).suffix(3)
            recital.hear((tail + Texts.words(surah, ayah).prefix(3)).joined(separator: " "))
        }
        #expect(recital.all == (1...count).map { "\(surah):\($0)" })
    }

    @Test(arguments: [(1, 7), (67, 4)])
    func `C3: chunks of three words give every verse, in order`(_ surah: Int, _ count: Int) {
        var recital = Recital(hint: surah)
        for chunk in chunks(surah, 1...count) { recital.hear(chunk) }
        #expect(recital.verse == "\(surah):\(count)")
        #expect(isInOrder(recital))
    }

    @Test(arguments: [(18, 5), (67, 5)])
    func `C4: halves with clipped words give every verse, in order`(_ surah: Int, _ count: Int) {
        var recital = Recital(hint: surah)
        for ayah in 1...count {
            let words = Texts.words(surah, ayah).enumerated().map { number, word in
                number % 3 == 2 ? String(String.UnicodeScalarView(word.unicodeScalars.dropLast(2))) : word
            }
            recital.hear(words[..<(words.count / 2)].joined(separator: " "))
            recital.hear(words[(words.count / 2)...].joined(separator: " "))
        }
        #expect(recital.all == (1...count).map { "\(surah):\($0)" })
    }

    @Test func `C5 replaced: a verse recited four times is reported once and three times as repeated`() {
        var recital = Recital(hint: 1)
        recital.hear(1, 1...2)
        for _ in 0..<3 {
            #expect(recital.hear(Texts.of(1, 2)).isEmpty)
            #expect(recital.last == [.repeated(Texts.id(1, 2), fromWord: 0)])
        }
        #expect(recital.all == ["1:1", "1:2"])
    }

    @Test func `C6: chunks that begin in the middle of a surah are followed`() {
        var recital = Recital(hint: 67)
        for chunk in chunks(67, 2...4) { recital.hear(chunk) }
        #expect(recital.all == ["67:2", "67:3", "67:4"])
    }

    private func chunks(_ surah: Int, _ ayahs: ClosedRange<Int>) -> [String] {
        let words = ayahs.flatMap { Texts.words(surah, $0) }
        return stride(from: 0, to: words.count, by: 3).map {
            words[$0..<min($0 + 3, words.count)].joined(separator: " ")
        }
    }

    /// Never back, never past a verse, never out of the surah.
    private func isInOrder(_ recital: Recital) -> Bool {
        recital.arrivals.flatMap(\.self).dropFirst().allSatisfy { $0.manner == .next }
    }
}

import QuranCore
import Testing

@testable import VerseMatching

@Suite struct TextFolderTests {
    @Test func `scripts`() {
        var equal = 0
        var words = 0
        for v in 0..<VerseID.count {
            let u = TextFolder.fold(Texts.uthmani[v]), i = TextFolder.fold(Texts.imlaei[v])
            if u.letters == i.letters { equal += 1 } else { print(VerseID(index: v), u, "|", i) }
            if u.wordCount == i.wordCount { words += 1 }
        }
        print(equal, words)
        print(Texts.index.stream.letters.count, Texts.index.stream.verses.count)
    }
    @Test func `search all`() {
        let m = VerseMatcher(index: Texts.index)
        let clock = ContinuousClock()
        var worst = Duration.zero, total = Duration.zero, n = 0
        for script in [Texts.uthmani, Texts.imlaei] {
            for v in stride(from: 0, to: VerseID.count, by: 1) {
                let t0 = clock.now
                let r = m.best(script[v])
                let d = clock.now - t0
                total += d; n += 1; if d > worst { worst = d; print("worst", VerseID(index: v), d) }
                let id = VerseID(index: v)
                guard let r, r.score == 1, r.span == VerseSpan(id) || r.alternatives.contains(VerseSpan(id)) else {
                    print("bad", id, r as Any); continue
                }
            }
        }
        print("mean", total / n, "worst", worst)
    }
}

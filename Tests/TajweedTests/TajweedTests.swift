import QuranCore
import Testing

@testable import Tajweed

@Suite struct TajweedTests {
    private static let quran: Result<Quran, any Error> = Result { try Quran.load() }
    private static let tajweed: Result<Tajweed, any Error> = quran.flatMap { quran in Result { try Tajweed(quran) } }

    private func everyVerse(_ body: (VerseID, TajweedText, [Unicode.Scalar]) throws -> Void) throws {
        let quran = try Self.quran.get()
        let tajweed = try Self.tajweed.get()
        for verse in VerseID.all {
            let text = tajweed.text(of: verse, in: quran)
            try body(verse, text, Array(text.text.unicodeScalars))
        }
    }

    /// Positions of scalars under a rule.
    private func marked(_ text: TajweedText, _ rules: Set<TajweedRule>) -> Set<Int> {
        Set(text.spans.filter { rules.contains($0.rule) }.flatMap { Array($0.range) })
    }

    /// Position of the last letter that is said. Marks after it are for reciting on into the next verse, while here
    /// each verse ends with a stop.
    private func lastLetter(_ scalars: [Unicode.Scalar]) -> Int {
        scalars.indices.last { index in
            let isLetter = (0x0621...0x064A).contains(scalars[index].value) && scalars[index].value != 0x0640
            return isLetter && (index + 1 == scalars.count || scalars[index + 1].value != 0x06DF)
        } ?? 0
    }

    @Test func `segments of every verse put together are the verse byte for byte`() throws {
        let quran = try Self.quran.get()
        try everyVerse { verse, text, _ in
            let joined = text.segments.flatMap { Array($0.text.utf8) }
            #expect(joined.elementsEqual(quran.text(of: verse, script: .uthmani).utf8), "\(verse)")
            #expect(text.segments.allSatisfy { !$0.text.isEmpty })
        }
    }

    @Test func `no rule goes over a space, begins in the middle of a letter's bound marks or is on a pause mark`()
        throws
    {
        try everyVerse { verse, text, scalars in
            for span in text.spans {
                let piece = scalars[span.range]
                #expect(!piece.contains(" "), "\(verse)")
                #expect(!piece.contains { (0x06D6...0x06DB).contains($0.value) || $0.value == 0x06DE }, "\(verse)")
                let next = span.range.upperBound
                #expect(
                    next == scalars.count || scalars[next].value != 0x0651 && scalars[next].value != 0x0653, "\(verse)")
            }
        }
    }

    @Test func `every class is there`() throws {
        var counts: [TajweedRule: Int] = [:]
        try everyVerse { _, text, _ in for span in text.spans { counts[span.rule, default: 0] += 1 } }
        #expect(Set(counts.keys) == Set(TajweedRule.allCases))
    }

    // An independent pass for the rules that can be read off the letters.

    @Test func `every alef wasla and nothing else is a hamzat al-wasl`() throws {
        try everyVerse { verse, text, scalars in
            #expect(
                marked(text, [.hamzatWasl]) == Set(scalars.indices.filter { scalars[$0].value == 0x0671 }), "\(verse)")
        }
    }

    @Test func `every lam without a mark before a doubled letter of the sun is a lam shamsiyyah`() throws {
        let sun = Set("تثدذرزسشصضطظلن".unicodeScalars)
        try everyVerse { verse, text, scalars in
            let expected = scalars.indices.filter { index in
                index > 0 && index + 2 < scalars.count && scalars[index] == "ل" && scalars[index - 1].value == 0x0671
                    && sun.contains(scalars[index + 1]) && scalars[index + 2].value == 0x0651
            }
            #expect(Set(expected).isSubset(of: marked(text, [.lamShamsiyyah])), "\(verse)")
        }
    }

    @Test func `every noon or mim with shadda has a nasal rule`() throws {
        let nasal: Set<TajweedRule> = [.ghunnah, .idghamWithGhunnah, .idghamShafawi, .idghamMutajanisayn]
        try everyVerse { verse, text, scalars in
            // One at the very beginning is for reciting on from the verse before; here each verse begins anew.
            let first = scalars.firstIndex { (0x0621...0x064A).contains($0.value) } ?? 0
            let doubled = scalars.indices.dropFirst(first + 1).filter {
                $0 + 1 < scalars.count && (scalars[$0] == "ن" || scalars[$0] == "م") && scalars[$0 + 1].value == 0x0651
            }
            #expect(Set(doubled).isSubset(of: marked(text, nasal)), "\(verse)")
        }
    }

    @Test func `every letter of qalqalah with sukun has qalqalah or is assimilated`() throws {
        let letters = Set("قطبجد".unicodeScalars)
        let rules: Set<TajweedRule> = [.qalqalah, .idghamMutajanisayn, .idghamMutaqaribayn]
        try everyVerse { verse, text, scalars in
            let still = scalars.indices.filter {
                $0 + 1 < scalars.count && letters.contains(scalars[$0]) && scalars[$0 + 1].value == 0x0652
            }
            #expect(Set(still).isSubset(of: marked(text, rules)), "\(verse)")
        }
    }

    @Test func `every small mim before a letter of the verse is iqlab`() throws {
        try everyVerse { verse, text, scalars in
            let small = scalars.indices.filter { index in
                guard scalars[index].value == 0x06E2 || scalars[index].value == 0x06ED else { return false }
                // The alef after a tanween is no letter that is said.
                return scalars[index...].contains { (0x0628...0x064A).contains($0.value) && $0.value != 0x0640 }
            }
            #expect(Set(small).isSubset(of: marked(text, [.iqlab])), "\(verse)")
        }
    }

    @Test func `every maddah before a letter of the verse has a long madd`() throws {
        let long: Set<TajweedRule> = [.maddObligatory, .maddNecessary, .maddPermissible]
        try everyVerse { verse, text, scalars in
            let last = lastLetter(scalars)
            let maddahs = scalars.indices.filter { scalars[$0].value == 0x0653 && $0 < last }
            #expect(Set(maddahs).isSubset(of: marked(text, long)), "\(verse)")
        }
    }

    @Test func `rules for another text are refused`() throws {
        let none = [UInt8]("MTAJ".utf8) + [1] + Array(repeating: 7, count: 32)
        #expect(throws: TajweedError.otherText(expected: String(repeating: "07", count: 32), found: "ab")) {
            try Tajweed(none, textSHA256: "ab")
        }
        #expect(throws: TajweedError.self) { try Tajweed(none, textSHA256: String(repeating: "07", count: 32)) }
    }
}

import QuranCore
import Testing

@testable import VerseMatching

/// The texts under test, loaded and indexed once, and ways to cut strings of our own from them.
enum Texts {
    static let quran: Quran = {
        do { return try Quran.load() } catch { preconditionFailure("the built-in Quran cannot be read: \(error)") }
    }()
    static let verses = (0..<VerseID.count).map(VerseID.init(index:))
    static let uthmani = verses.map { quran.text(of: $0, script: .uthmani) }
    static let imlaei = verses.map { quran.text(of: $0, script: .imlaei) }
    static let index = VerseIndex(quran)
    static let matcher = VerseMatcher(index: index)
    static let basmala = of(1, 1)

    static func id(_ surah: Int, _ ayah: Int) -> VerseID {
        guard let verse = VerseID(surah: surah, ayah: ayah) else { preconditionFailure("no verse \(surah):\(ayah)") }
        return verse
    }

    /// Modern spelling of a verse, without the basmala before its surah.
    static func of(_ surah: Int, _ ayah: Int) -> String { imlaei[id(surah, ayah).index] }

    /// Words of a verse in modern spelling.
    static func words(_ surah: Int, _ ayah: Int) -> [String] { of(surah, ayah).split(separator: " ").map(String.init) }

    static func words(_ surah: Int, _ ayah: Int, _ range: Range<Int>) -> String {
        words(surah, ayah)[range].joined(separator: " ")
    }

    /// A garbled text of our own, once it is as like `original` as said (contract 1.5: one minus the edit distance
    /// over the longer text, on bare letters).
    static func garbled(
        _ text: String, of original: String, _ range: ClosedRange<Double>,
        sourceLocation: SourceLocation = #_sourceLocation
    ) -> String {
        let similarity = EditDistance.similarity(
            ArabicNormalizer.normalizedScalars(text), ArabicNormalizer.normalizedScalars(original))
        #expect(range.contains(similarity), "similarity is \(similarity)", sourceLocation: sourceLocation)
        return text
    }
}

import QuranCore

@testable import VerseMatching

/// The texts under test, loaded and indexed once.
enum Texts {
    static let quran: Quran = {
        do { return try Quran.load() } catch { preconditionFailure("the built-in Quran cannot be read: \(error)") }
    }()
    static let verses = (0..<VerseID.count).map(VerseID.init(index:))
    static let uthmani = verses.map { quran.text(of: $0, script: .uthmani) }
    static let imlaei = verses.map { quran.text(of: $0, script: .imlaei) }
    static let index = VerseIndex(quran)
    static let matcher = VerseMatcher(index: index)
}

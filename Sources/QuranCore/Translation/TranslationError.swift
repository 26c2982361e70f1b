/// Why a file is not taken as a translation of the Quran. Lines are counted from 1.
public enum TranslationError: Error, Equatable, Sendable, CustomStringConvertible {
    /// The bytes are not UTF-8; the first bad one is in this line.
    case notUTF8(line: Int)
    /// In a file of `surah|ayah|text`, a line that is not of that form.
    case malformedLine(Int)
    /// A line names a verse that the Quran does not have.
    case unknownVerse(surah: Int, ayah: Int, line: Int)
    /// A verse is there twice.
    case repeatedVerse(VerseID, line: Int)
    /// A verse has no text.
    case emptyVerse(VerseID, line: Int)
    /// Verses are missing: the first of them and how many.
    case missingVerses(first: VerseID, count: Int)
    /// A file of plain lines has another number of lines than the Quran has verses.
    case wrongLineCount(Int)

    public var description: String {
        switch self {
        case .notUTF8(let line): "line \(line) of the translation is not UTF-8: save the file as UTF-8"
        case .malformedLine(let line):
            "line \(line) of the translation is not \"surah|ayah|text\" like the lines before it: mend or remove it"
        case .unknownVerse(let surah, let ayah, let line):
            "line \(line) of the translation is for \(surah):\(ayah), which is no verse: the count must be that of Hafs"
        case .repeatedVerse(let verse, let line):
            "line \(line) of the translation gives \(verse) again: remove one of them"
        case .emptyVerse(let verse, let line): "line \(line) of the translation has no text for \(verse)"
        case .missingVerses(let first, let count):
            "the translation lacks \(count) of \(VerseID.count) verses, the first is \(first): take the complete file"
        case .wrongLineCount(let count):
            "the translation has \(count) lines, a verse each would be \(VerseID.count): take the complete file"
        }
    }
}

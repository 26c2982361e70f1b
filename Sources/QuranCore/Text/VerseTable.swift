/// Where each verse lies in a built-in text file: in full, and behind the basmala that the file glues to it.
struct VerseTable: Sendable {
    let file: EmbeddedFile
    /// Bytes of each verse as the source has it, by `VerseID.index`.
    let full: [Range<Int>]
    /// First byte of each verse behind a glued basmala.
    let starts: [Int]
    /// Bytes of the basmala before each surah; nil for 1, where it is a verse, and 9, which has none.
    let basmalas: [Range<Int>?]

    func fullText(_ verse: VerseID) -> String { file.text(full[verse.index]) }

    func text(_ verse: VerseID) -> String { file.text(bytes(of: verse)) }

    func bytes(of verse: VerseID) -> Range<Int> { starts[verse.index]..<full[verse.index].upperBound }

    func basmala(of surah: Int) -> String? { basmalas[surah - 1].map(file.text) }
}

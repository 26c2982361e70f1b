/// Verses with the same phonemes, each recited by itself without the basmala before its surah.
struct SoundAlikes: Sendable {
    let groups: [[VerseID]]
    private let groupOfVerse: [Int: Int]

    init(_ file: EmbeddedFile) throws(QuranDataError) {
        var groups: [[VerseID]] = []
        var groupOfVerse: [Int: Int] = [:]
        for record in file.records() {
            let names = record[0].split(separator: " ")
            let verses = names.compactMap { VerseID($0) }
            guard verses.count == names.count, verses.count > 1 else {
                throw file.damaged("\"\(record[0])\" is no group of verses")
            }
            for verse in verses { groupOfVerse[verse.index] = groups.count }
            groups.append(verses)
        }
        self.groups = groups
        self.groupOfVerse = groupOfVerse
    }

    /// The other verses of a verse's group.
    func others(of verse: VerseID) -> [VerseID] {
        groupOfVerse[verse.index].map { groups[$0].filter { $0 != verse } } ?? []
    }
}

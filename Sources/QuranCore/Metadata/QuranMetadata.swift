/// Surahs and divisions, read from the built-in metadata file.
struct QuranMetadata: Sendable {
    let surahs: [Surah]
    let sajdas: [Sajda]
    /// `VerseID.index` of the first verse of each part.
    let starts: [Division: [Int]]

    init(_ file: EmbeddedFile) throws(QuranDataError) {
        var surahs: [Surah] = []
        var sajdas: [Sajda] = []
        var starts: [Division: [Int]] = [:]
        for record in file.records() {
            switch (record[0], record.count) {
            case ("surah", 7):
                guard let number = Int(record[1]), number == surahs.count + 1, number <= VerseID.surahCount,
                    let place = Surah.Place(rawValue: record[2]), let order = Int(record[3])
                else { throw Self.damaged(record, in: file) }
                surahs.append(
                    Surah(
                        number: number, arabicName: record[4], transliteratedName: record[5], englishName: record[6],
                        place: place, revelationOrder: order))
            case ("sajda", 4):
                guard let number = Int(record[1]), number == sajdas.count + 1, let verse = VerseID(record[2]),
                    let duty = Sajda.Duty(rawValue: record[3])
                else { throw Self.damaged(record, in: file) }
                sajdas.append(Sajda(number: number, verse: verse, duty: duty))
            default:
                guard record.count == 3, let division = Division(rawValue: record[0]), let verse = VerseID(record[2]),
                    let number = Int(record[1]), number == starts[division, default: []].count + 1
                else { throw Self.damaged(record, in: file) }
                starts[division, default: []].append(verse.index)
            }
        }
        // A hizb is four quarters; the file does not say it twice.
        let quarters = starts[.rub] ?? []
        starts[.hizb] = stride(from: 0, to: quarters.count, by: 4).map { quarters[$0] }
        guard surahs.count == VerseID.surahCount,
            Division.allCases.allSatisfy({ starts[$0]?.count == $0.count && starts[$0]?.first == 0 })
        else { throw file.damaged("parts are missing") }
        self.surahs = surahs
        self.sajdas = sajdas
        self.starts = starts
    }

    private static func damaged(_ record: [String], in file: EmbeddedFile) -> QuranDataError {
        file.damaged("\"\(record.joined(separator: "|"))\" is not understood")
    }
}

/// Which Imlaei words a Uthmani word is: one, or two to three where Uthmani writes them together.
struct WordMap: Sendable {
    /// Uthmani words of more than one Imlaei word: position in the verse and the count, by `VerseID.index`.
    private let several: [Int: [(word: Int, count: Int)]]

    init(_ file: EmbeddedFile) throws(QuranDataError) {
        var several: [Int: [(word: Int, count: Int)]] = [:]
        for record in file.records() {
            let place = record[0].split(separator: ":").compactMap { Int($0) }
            guard record.count == 2, place.count == 3, let verse = VerseID(surah: place[0], ayah: place[1]),
                let count = Int(record[1]), count > 1, place[2] > 0
            else {
                throw file.damaged("\"\(record.joined(separator: "|"))\" is not understood")
            }
            several[verse.index, default: []].append((place[2] - 1, count))
        }
        self.several = several
    }

    /// Positions in the Imlaei verse of a Uthmani word of the verse, both from 0.
    func imlaei(_ uthmani: Int, of verse: VerseID) -> Range<Int> {
        var start = uthmani
        for entry in several[verse.index] ?? [] where entry.word <= uthmani {
            if entry.word == uthmani { return start..<start + entry.count }
            start += entry.count - 1
        }
        return start..<start + 1
    }

    /// Position in the Uthmani verse of an Imlaei word of the verse, both from 0.
    func uthmani(_ imlaei: Int, of verse: VerseID) -> Int {
        var surplus = 0
        for entry in several[verse.index] ?? [] {
            let first = entry.word + surplus
            if imlaei < first { break }
            if imlaei < first + entry.count { return entry.word }
            surplus += entry.count - 1
        }
        return imlaei - surplus
    }

    /// How many words a verse has more in Imlaei than in Uthmani.
    func surplus(of verse: VerseID) -> Int { (several[verse.index] ?? []).reduce(0) { $0 + $1.count - 1 } }
}

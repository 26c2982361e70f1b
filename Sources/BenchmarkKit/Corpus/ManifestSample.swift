import QuranCore

/// A manifest as it is written.
struct ManifestFile: Decodable {
    let samples: [ManifestSample]
}

/// One entry of a manifest as it is written.
struct ManifestSample: Decodable {
    struct Verse: Decodable {
        let surah: Int
        let ayah: Int
    }

    let id: String?
    let file: String
    let source: String?
    let category: String?
    let expected: [Verse]
    let alsoAccept: [[Verse]]?

    enum CodingKeys: String, CodingKey {
        case id, file, source, category
        case expected = "expected_verses"
        case alsoAccept = "also_accept"
    }

    /// The clip this entry describes; `fail` makes the error for a field and what is wrong with it.
    func clip(folder: String, fail: (String, String) -> CorpusError) throws(CorpusError) -> BenchmarkClip {
        if file.isEmpty { throw fail("file", "empty") }
        var alternatives: [[VerseID]] = []
        for (position, verses) in (alsoAccept ?? []).enumerated() {
            alternatives.append(try Self.verses(verses, field: "also_accept[\(position)]", fail: fail))
        }
        return BenchmarkClip(
            id: id ?? file, source: source ?? "unknown", category: category ?? "unknown",
            audio: .file(file.hasPrefix("/") ? file : folder + file),
            expected: try Self.verses(expected, field: "expected_verses", fail: fail), alsoAccept: alternatives)
    }

    private static func verses(
        _ written: [Verse], field: String, fail: (String, String) -> CorpusError
    ) throws(CorpusError) -> [VerseID] {
        var verses: [VerseID] = []
        for (position, verse) in written.enumerated() {
            guard let id = VerseID(surah: verse.surah, ayah: verse.ayah) else {
                throw fail("\(field)[\(position)]", "the Quran has no verse \(verse.surah):\(verse.ayah)")
            }
            verses.append(id)
        }
        return verses
    }
}

import QuranCore

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// Folders of one file a verse, named `SSSAAA.mp3` as everyayah.com does.
public enum EveryAyahFolder {
    /// A file and the verse it is named for.
    struct Entry: Equatable {
        let reciter: String
        let verse: VerseID
        let path: String
    }

    /// Every verse file of a folder as a clip of its own: of a reciter's folder, or of a folder of such folders.
    public static func clips(path: String) throws(CorpusError) -> [BenchmarkClip] {
        try entries(path: path).map { entry in
            let name = entry.path.split(separator: "/").last.map(String.init) ?? entry.path
            return BenchmarkClip(
                id: "\(entry.reciter)/\(name)", source: entry.reciter, category: "single",
                audio: .file(entry.path), expected: [entry.verse])
        }
    }

    /// Verse files below a folder, by reciter and then in order of the mushaf.
    static func entries(path: String) throws(CorpusError) -> [Entry] {
        let folder = path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
        var found: [Entry] = []
        for name in try contents(of: folder).sorted() {
            let inside = folder + "/" + name
            if let verse = verse(fileName: name) {
                let reciter = folder.split(separator: "/").last.map(String.init) ?? folder
                found.append(Entry(reciter: reciter, verse: verse, path: inside))
            } else if let files = try? contents(of: inside) {
                found += files.compactMap { file in
                    verse(fileName: file).map { Entry(reciter: name, verse: $0, path: inside + "/" + file) }
                }
            }
        }
        if found.isEmpty { throw .noClips(path: path, remedy: "give a folder of files named like 112001.mp3") }
        return found.sorted { ($0.reciter, $0.verse) < ($1.reciter, $1.verse) }
    }

    /// The verse of a file named `SSSAAA.` and anything; nil for other names and for `SSS000`.
    static func verse(fileName: String) -> VerseID? {
        let parts = fileName.split(separator: ".", maxSplits: 1)
        guard parts.count == 2, parts[0].count == 6, parts[0].allSatisfy({ $0.isASCII && $0.isNumber }),
            let surah = Int(parts[0].prefix(3)), let ayah = Int(parts[0].suffix(3))
        else { return nil }
        return VerseID(surah: surah, ayah: ayah)
    }

    private static func contents(of folder: String) throws(CorpusError) -> [String] {
        do {
            return try FileManager.default.contentsOfDirectory(atPath: folder)
        } catch {
            throw .unreadable(path: folder, reason: "no such folder, or not permitted")
        }
    }
}

import QuranCore

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// Reads the `manifest.json` of a folder of recordings.
///
/// The format is `{"samples": [{"id", "file", "source", "category", "expected_verses": [{"surah", "ayah"}],
/// "also_accept": [[{"surah", "ayah"}]]}]}`; `id`, `also_accept`, `source` and `category` may be absent, and files
/// are named relative to the manifest's folder.
public enum Manifest {
    /// The clips that the manifest at `path` lists.
    public static func clips(path: String) throws(CorpusError) -> [BenchmarkClip] {
        let data: Data
        do {
            data = try Data(contentsOf: URL(filePath: path))
        } catch {
            throw .unreadable(path: path, reason: "no such file, or not permitted")
        }
        return try clips(data: data, path: path)
    }

    /// The clips of a manifest given as bytes; `path` is what errors name and file names are relative to.
    static func clips(data: Data, path: String) throws(CorpusError) -> [BenchmarkClip] {
        let samples: [ManifestSample]
        do {
            samples = try JSONDecoder().decode(ManifestFile.self, from: data).samples
        } catch let error as DecodingError {
            throw translate(error, path: path)
        } catch {
            throw .notJSON(path: path)
        }
        if samples.isEmpty { throw .noClips(path: path, remedy: "list some under \"samples\"") }
        let folder = path.contains("/") ? String(path[..<path.lastIndex(of: "/")!]) + "/" : ""
        var clips: [BenchmarkClip] = []
        var seen: Set<String> = []
        for (position, sample) in samples.enumerated() {
            let clip = try sample.clip(folder: folder) { (field, problem) in
                CorpusError.field(path: path, field: "samples[\(position)].\(field)", problem: problem)
            }
            guard seen.insert(clip.id).inserted else {
                throw .field(path: path, field: "samples[\(position)].id", problem: "'\(clip.id)' is used twice")
            }
            clips.append(clip)
        }
        return clips
    }

    private static func translate(_ error: DecodingError, path: String) -> CorpusError {
        switch error {
        case .keyNotFound(let key, let context):
            .field(path: path, field: name(context.codingPath + [key]), problem: "missing")
        case .typeMismatch(_, let context), .valueNotFound(_, let context):
            .field(path: path, field: name(context.codingPath), problem: "not of the right type")
        case .dataCorrupted(let context) where !context.codingPath.isEmpty:
            .field(path: path, field: name(context.codingPath), problem: "not of the right type")
        default:
            .notJSON(path: path)
        }
    }

    /// `samples[3].expected_verses[0].ayah` from its parts.
    private static func name(_ keys: [any CodingKey]) -> String {
        let text = keys.reduce("") { $0 + ($1.intValue.map { "[\($0)]" } ?? ".\($1.stringValue)") }
        return text.hasPrefix(".") ? String(text.dropFirst()) : text.isEmpty ? "the top level" : text
    }
}

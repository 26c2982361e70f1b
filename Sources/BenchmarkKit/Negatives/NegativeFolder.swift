#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// A folder of recordings in which nothing of the Quran is recited.
public enum NegativeFolder {
    private static let suffixes = [".wav", ".mp3", ".flac", ".ogg", ".opus", ".m4a", ".aac", ".webm"]

    /// Every audio file of the folder, by its name's ending.
    public static func clips(path: String) throws(CorpusError) -> [BenchmarkClip] {
        let names: [String]
        do {
            names = try FileManager.default.contentsOfDirectory(atPath: path)
        } catch {
            throw .unreadable(path: path, reason: "no such folder, or not permitted")
        }
        let audio = names.sorted().filter { name in suffixes.contains { name.lowercased().hasSuffix($0) } }
        if audio.isEmpty { throw .noClips(path: path, remedy: "put some .wav or .mp3 files there") }
        return audio.map { name in
            BenchmarkClip(
                id: name, source: "negative", category: "negative", audio: .file(path + "/" + name), expected: [])
        }
    }
}

import Foundation

/// A folder of one test, removed with its last use.
final class TemporaryFolder {
    let path: String

    init() throws {
        let url = FileManager.default.temporaryDirectory.appendingPathComponent("murajah-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        path = url.path
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    /// Writes a file and gives its path.
    func file(_ name: String, _ bytes: some Sequence<UInt8>) throws -> String {
        let target = "\(path)/\(name)"
        try Data(bytes).write(to: URL(fileURLWithPath: target))
        return target
    }

    /// Copies the first part of a file.
    func cut(_ source: String, to share: Double, as name: String) throws -> String {
        let data = try Data(contentsOf: URL(fileURLWithPath: source))
        return try file(name, data.prefix(Int(Double(data.count) * share)))
    }
}

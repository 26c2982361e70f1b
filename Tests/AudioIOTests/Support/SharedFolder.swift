import Foundation

/// The folder of recordings beside the project, which a clone alone does not have.
enum SharedFolder {
    /// Path of the folder, or nil when it is absent.
    static let path: String? = {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent()
        let path =
            ProcessInfo.processInfo.environment["MURAJAH_SHARED"]
            ?? root.deletingLastPathComponent().appendingPathComponent("shared").path
        return FileManager.default.fileExists(atPath: path) ? path : nil
    }()
}

import Foundation

/// What tests take from outside the package.
enum Shared {
    /// The folder of recordings and replays beside the package, where it is (MURAJAH_SHARED, else `../shared`).
    static let folder: URL? = {
        let named = ProcessInfo.processInfo.environment["MURAJAH_SHARED"].map { URL(filePath: $0) }
        let beside = URL(filePath: #filePath).appending(path: "../../../../../shared").standardizedFileURL
        let folder = named ?? beside
        return FileManager.default.fileExists(atPath: folder.path) ? folder : nil
    }()

    /// Whether long runs are wanted (MURAJAH_FULL=1).
    static let isFull = ProcessInfo.processInfo.environment["MURAJAH_FULL"] != nil
}

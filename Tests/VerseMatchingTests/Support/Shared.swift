import Foundation

/// The folder of recordings and replays beside the package, where it is (MURAJAH_SHARED, else `../shared`).
enum Shared {
    static let folder: URL? = {
        let named = ProcessInfo.processInfo.environment["MURAJAH_SHARED"].map { URL(filePath: $0) }
        let beside = URL(filePath: #filePath).appending(path: "../../../../../shared").standardizedFileURL
        let folder = named ?? beside
        return FileManager.default.fileExists(atPath: folder.path) ? folder : nil
    }()
}

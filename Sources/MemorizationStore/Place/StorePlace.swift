public import Foundation

/// Where the library lies: `murajah/library.sqlite` in the folder for data.
public enum StorePlace {
    /// `$XDG_DATA_HOME`, else `~/.local/share`; on Apple systems Application Support.
    ///
    /// - Parameter environment: a relative `XDG_DATA_HOME` is passed over, as its specification asks.
    public static func standard(environment: [String: String] = ProcessInfo.processInfo.environment) -> URL {
        folder(environment).appending(path: "murajah/library.sqlite")
    }

    /// The same as a path.
    public static func standardPath(environment: [String: String] = ProcessInfo.processInfo.environment) -> String {
        standard(environment: environment).path(percentEncoded: false)
    }

    private static func folder(_ environment: [String: String]) -> URL {
        if let path = environment["XDG_DATA_HOME"], path.hasPrefix("/") {
            return URL(filePath: path, directoryHint: .isDirectory)
        }
        #if canImport(Darwin)
            return URL.applicationSupportDirectory
        #else
            let home = environment["HOME"].map { URL(filePath: $0, directoryHint: .isDirectory) }
            return (home ?? FileManager.default.homeDirectoryForCurrentUser).appending(path: ".local/share")
        #endif
    }
}

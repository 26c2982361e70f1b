internal import Inference

/// Where ONNX Runtime's shared library is looked for, in order:
///
/// 1. the environment variable `MURAJAH_ORT_LIBRARY`, the path of the library itself; when set, nothing else counts;
/// 2. beside the executable;
/// 3. `../lib` of the executable's folder;
/// 4. `.runtime` of the project folder: the nearest folder that holds `Package.swift` and `.runtime`, going up from
///    the executable's folder, then from the working directory;
/// 5. `murajah/lib` in the user's data folder (`XDG_DATA_HOME`, else `~/.local/share`).
///
/// Pure: the caller gives paths and environment, and says which files exist.
public struct RuntimeLocations: Sendable, Equatable {
    public static let variable = "MURAJAH_ORT_LIBRARY"

    #if os(Linux)
        public static let libraryNames = ["libonnxruntime.so.1", "libonnxruntime.so"]
    #else
        public static let libraryNames = ["libonnxruntime.dylib", "libonnxruntime.1.dylib"]
    #endif

    /// The paths to try, first to last.
    public let candidates: [String]

    /// - Parameters:
    ///   - environment: the process's environment.
    ///   - executable: absolute path of the running program, nil when unknown.
    ///   - workingDirectory: absolute path of the working directory.
    ///   - exists: whether there is a file or folder at a path.
    public init(
        environment: [String: String], executable: String?, workingDirectory: String, exists: (String) -> Bool
    ) {
        if let path = environment[Self.variable], !path.isEmpty {
            candidates = [path]
            return
        }
        let beside = executable.map(SearchPaths.parent(of:))
        var folders = beside.map { [$0, SearchPaths.join(SearchPaths.parent(of: $0), "lib")] } ?? []
        for start in [beside, workingDirectory].compactMap({ $0 }) {
            if let project = SearchPaths.project(holding: ".runtime", from: start, exists: exists) {
                folders.append(SearchPaths.join(project, ".runtime"))
            }
        }
        if let data = SearchPaths.userData(environment) { folders.append(SearchPaths.join(data, "lib")) }
        candidates = folders.flatMap { folder in Self.libraryNames.map { SearchPaths.join(folder, $0) } }
    }
}

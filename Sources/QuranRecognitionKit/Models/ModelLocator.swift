internal import Inference

/// Where an acoustic model is looked for, in order:
///
/// 1. a path given by the caller;
/// 2. the environment variable `MURAJAH_MODEL`, a model folder or a lone `.onnx`; a path from either of these two is
///    taken as it is, whether something is there or not;
/// 3. the model shipped with this library: `Murajah_QuranRecognitionKit.resources/Model` beside the executable;
/// 4. `../share/murajah/model` of the executable's folder;
/// 5. `Sources/QuranRecognitionKit/Model` of the project folder, going up from the executable's folder, then from the
///    working directory;
/// 6. `murajah/model` in the user's data folder (`XDG_DATA_HOME`, else `~/.local/share`).
///
/// Pure: the caller gives paths and environment, and says which files exist.
public struct ModelLocator: Sendable, Equatable {
    public static let variable = "MURAJAH_MODEL"

    /// The file by which a model folder is known.
    static let manifestName = "manifest.json"

    #if os(Linux)
        static let bundleModel = "Murajah_QuranRecognitionKit.resources/Model"
    #else
        static let bundleModel = "Murajah_QuranRecognitionKit.bundle/Model"
    #endif

    /// The model folder or file to load; nil when there is none in any place.
    public let path: String?
    /// The places looked at, first to last.
    public let searched: [String]

    /// - Parameters:
    ///   - explicit: a path given by the caller.
    ///   - environment: the process's environment.
    ///   - executable: absolute path of the running program, nil when unknown.
    ///   - workingDirectory: absolute path of the working directory.
    ///   - exists: whether there is a file or folder at a path.
    public init(
        explicit: String? = nil, environment: [String: String], executable: String?, workingDirectory: String,
        exists: (String) -> Bool
    ) {
        if let given = explicit ?? environment[Self.variable].flatMap({ $0.isEmpty ? nil : $0 }) {
            path = given
            searched = [given]
            return
        }
        var folders: [String] = []
        let beside = executable.map(SearchPaths.parent(of:))
        if let beside {
            folders.append(SearchPaths.join(beside, Self.bundleModel))
            folders.append(SearchPaths.join(SearchPaths.parent(of: beside), "share/murajah/model"))
        }
        let source = "Sources/QuranRecognitionKit/Model"
        for start in [beside, workingDirectory].compactMap({ $0 }) {
            if let project = SearchPaths.project(holding: source, from: start, exists: exists) {
                folders.append(SearchPaths.join(project, source))
            }
        }
        if let data = SearchPaths.userData(environment) { folders.append(SearchPaths.join(data, "model")) }
        path = folders.first { exists(SearchPaths.join($0, Self.manifestName)) }
        searched = folders
    }
}

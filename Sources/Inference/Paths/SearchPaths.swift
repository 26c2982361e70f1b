/// Arithmetic of absolute POSIX paths for the searches of runtime and model; touches no file.
package enum SearchPaths {
    package static func parent(of path: String) -> String {
        guard let slash = path.lastIndex(of: "/"), slash != path.startIndex else { return "/" }
        return String(path[..<slash])
    }

    package static func join(_ folder: String, _ name: String) -> String {
        folder.hasSuffix("/") ? folder + name : folder + "/" + name
    }

    /// The folder itself and every folder above it, the root last.
    package static func upward(from folder: String) -> [String] {
        var folders = [folder]
        while let last = folders.last, last != "/", last.hasPrefix("/") { folders.append(parent(of: last)) }
        return folders
    }

    /// The nearest Swift package, from `start` upwards, that holds `name`.
    package static func project(holding name: String, from start: String, exists: (String) -> Bool) -> String? {
        upward(from: start).first { exists(join($0, name)) && exists(join($0, "Package.swift")) }
    }

    /// `murajah` in the user's data folder: `XDG_DATA_HOME` where it is an absolute path, else `~/.local/share`.
    package static func userData(_ environment: [String: String]) -> String? {
        if let data = environment["XDG_DATA_HOME"], data.hasPrefix("/") { return join(data, "murajah") }
        if let home = environment["HOME"], home.hasPrefix("/") { return join(home, ".local/share/murajah") }
        return nil
    }
}

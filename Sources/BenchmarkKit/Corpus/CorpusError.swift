/// A corpus that cannot be used, with the file and the field at fault.
public enum CorpusError: Error, Equatable, CustomStringConvertible {
    case unreadable(path: String, reason: String)
    case notJSON(path: String)
    case field(path: String, field: String, problem: String)
    case noClips(path: String, remedy: String)

    public var description: String {
        switch self {
        case .unreadable(let path, let reason):
            "\(path): cannot read: \(reason); check the path"
        case .notJSON(let path):
            "\(path): not JSON; give a manifest.json such as those of shared/recitations"
        case .field(let path, let field, let problem):
            "\(path): \(field): \(problem)"
        case .noClips(let path, let remedy):
            "\(path): no recordings here; \(remedy)"
        }
    }
}

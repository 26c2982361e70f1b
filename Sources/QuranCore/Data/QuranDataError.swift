/// What can be wrong with data of the Quran; the built-in data never throws unless the build is damaged.
public enum QuranDataError: Error, Equatable, Sendable, CustomStringConvertible {
    /// A built-in file is not what the generator wrote. Remedy: a fresh build from a clean checkout.
    case damaged(file: String, reason: String)

    public var description: String {
        switch self {
        case .damaged(let file, let reason):
            "the built-in file \(file) is damaged (\(reason)); build again from a clean checkout"
        }
    }
}

/// Why the built-in rules cannot be used.
public enum TajweedError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The rules were made for other bytes than those of the text.
    case otherText(expected: String, found: String)
    /// The file is not what the generator wrote.
    case damaged(reason: String)

    public var description: String {
        switch self {
        case .otherText(let expected, let found):
            "the tajweed rules are for the text with SHA-256 \(expected), this one has \(found); run make tajweed"
        case .damaged(let reason): "tajweed.bin is damaged: \(reason); run make tajweed"
        }
    }
}

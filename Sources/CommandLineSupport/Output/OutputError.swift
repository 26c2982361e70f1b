/// Output that could not be written.
public struct OutputError: Error, Equatable, CustomStringConvertible {
    /// The file's name, or "standard output".
    public let name: String
    /// The system's error number.
    public let code: Int32

    public init(name: String, code: Int32) {
        self.name = name
        self.code = code
    }

    public var description: String { "\(name): cannot write: \(systemMessage(code)); \(remedy)" }

    private var remedy: String {
        switch code {
        case SystemCode.noSpace: "free some space or write elsewhere with --output"
        case SystemCode.tooLarge: "raise the file size limit (ulimit -f) or write less"
        case SystemCode.brokenPipe: "the reading program has ended"
        case SystemCode.notPermitted: "choose a folder you may write to"
        case SystemCode.missing: "create the folder first"
        default: "choose another output"
        }
    }
}

/// A command line that cannot be understood, with what would be right where that can be guessed.
public enum UsageError: Error, Equatable, CustomStringConvertible {
    case missingCommand
    case unknownCommand(String, suggestion: String?)
    case unknownOption(String, suggestion: String?)
    case missingValue(option: String, expected: String)
    case unexpectedValue(option: String)
    case invalidValue(option: String, value: String, expected: String)
    case repeatedOption(String)
    case missingOperand(String)
    case unexpectedOperand(String)
    /// Options that exclude or need one another; the text says which and why.
    case conflict(String)

    public var description: String {
        switch self {
        case .missingCommand:
            "no command given"
        case .unknownCommand(let name, let suggestion):
            "unknown command '\(name)'" + Self.hint(suggestion, prefix: "")
        case .unknownOption(let name, let suggestion):
            "unknown option '\(name)'" + Self.hint(suggestion, prefix: "--")
        case .missingValue(let option, let expected):
            "option '--\(option)' needs a value: \(expected)"
        case .unexpectedValue(let option):
            "option '--\(option)' takes no value"
        case .invalidValue(let option, let value, let expected):
            "option '--\(option)' cannot be '\(value)': give \(expected)"
        case .repeatedOption(let option):
            "option '--\(option)' is given twice"
        case .missingOperand(let placeholder):
            "no \(placeholder) given"
        case .unexpectedOperand(let text):
            "unexpected argument '\(text)'"
        case .conflict(let text):
            text
        }
    }

    private static func hint(_ suggestion: String?, prefix: String) -> String {
        suggestion.map { "; did you mean '\(prefix)\($0)'?" } ?? ""
    }
}

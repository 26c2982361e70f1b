/// The options and operands of one command line, read by type.
public struct ParsedArguments: Sendable {
    /// Arguments that are not options, in order.
    public internal(set) var operands: [String] = []
    var values: [String: any Sendable] = [:]

    /// The value given for an option, or nil when it was not given.
    public subscript<Value>(option: Option<Value>) -> Value? {
        values[option.name] as? Value
    }

    /// Whether a flag was given.
    public subscript(flag: Flag) -> Bool {
        values[flag.name] != nil
    }

    /// True when `--help` or `-h` was given; nothing else has been checked then.
    public internal(set) var wantsHelp = false
}

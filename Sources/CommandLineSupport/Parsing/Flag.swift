/// An option without a value: `--json`.
public struct Flag: OptionDeclaration {
    public let name: String
    public let help: String
    public var placeholder: String? { nil }

    /// Declares a flag by its name without the two dashes, and one line of help.
    public init(_ name: String, help: String) {
        self.name = name
        self.help = help
    }
}

/// What the parser and the help need to know of an option, whatever its value's type.
public protocol OptionDeclaration: Sendable {
    /// The name without its two dashes.
    var name: String { get }
    /// What the help shows for the value; nil for a flag, which takes none.
    var placeholder: String? { get }
    /// One line about what the option does.
    var help: String { get }
}

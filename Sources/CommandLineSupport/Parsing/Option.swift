/// An option that takes a value: `--name VALUE` or `--name=VALUE`.
public struct Option<Value: Sendable>: OptionDeclaration {
    public let name: String
    public let placeholder: String?
    public let help: String
    let expectation: String
    let read: @Sendable (String) -> Value?

    /// Declares an option.
    ///
    /// - Parameters:
    ///   - name: The name without its two dashes.
    ///   - placeholder: What the help shows for the value, in capitals.
    ///   - help: One line about what the option does.
    ///   - expectation: What a right value is, for the error about a wrong one: "a number from 1 to 114".
    ///   - read: The value of an argument, or nil when the argument is not one.
    public init(
        _ name: String, _ placeholder: String, help: String, expects expectation: String,
        read: @escaping @Sendable (String) -> Value?
    ) {
        self.name = name
        self.placeholder = placeholder
        self.help = help
        self.expectation = expectation
        self.read = read
    }

    func value(of argument: String) throws(UsageError) -> any Sendable {
        guard let value = read(argument) else {
            throw .invalidValue(option: name, value: argument, expected: expectation)
        }
        return value
    }
}

extension Option where Value == String {
    /// An option whose value is any text that is not empty, such as a path.
    public static func text(_ name: String, _ placeholder: String, help: String) -> Option<String> {
        Option(name, placeholder, help: help, expects: "a value that is not empty") { $0.isEmpty ? nil : $0 }
    }
}

extension Option where Value == Int {
    /// An option whose value is a whole number in a range.
    public static func integer(
        _ name: String, _ placeholder: String, in range: ClosedRange<Int>, help: String
    ) -> Option<Int> {
        let expectation = "a whole number from \(range.lowerBound) to \(range.upperBound)"
        return Option(name, placeholder, help: help, expects: expectation) { argument in
            guard let number = Int(argument), range.contains(number) else { return nil }
            return number
        }
    }
}

extension Option where Value: CaseIterable & RawRepresentable, Value.RawValue == String {
    /// An option whose value is one of a few words.
    public static func choice(_ name: String, help: String) -> Option<Value> {
        let words = Value.allCases.map(\.rawValue)
        return Option(name, words.joined(separator: "|"), help: help, expects: words.joined(separator: " or ")) {
            Value(rawValue: $0)
        }
    }
}

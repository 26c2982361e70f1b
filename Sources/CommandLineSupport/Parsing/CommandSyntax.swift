/// What one command accepts.
public struct CommandSyntax: Sendable {
    /// The word that selects the command.
    public let name: String
    /// One line for the list of commands.
    public let summary: String
    /// Paragraphs shown below the options by `--help`.
    public let discussion: String
    let operands: Operands
    let options: [any OptionDeclaration]

    public init(
        _ name: String, summary: String, operands: Operands = .none, options: [any OptionDeclaration] = [],
        discussion: String = ""
    ) {
        self.name = name
        self.summary = summary
        self.operands = operands
        self.options = options
        self.discussion = discussion
    }

    /// Reads the arguments that follow the command's name.
    ///
    /// `--` ends the options; `-` alone is an operand. Options and operands may be mixed.
    public func parse(_ arguments: some Sequence<String>) throws(UsageError) -> ParsedArguments {
        var parsed = ParsedArguments()
        var rest = Array(arguments)[...]
        var optionsEnded = false
        while let argument = rest.popFirst() {
            if optionsEnded || !argument.hasPrefix("-") || argument == "-" {
                parsed.operands.append(argument)
            } else if argument == "--" {
                optionsEnded = true
            } else if argument == "--help" || argument == "-h" {
                parsed.wantsHelp = true
                return parsed
            } else {
                try readOption(argument, rest: &rest, into: &parsed)
            }
        }
        if parsed.operands.count < operands.count.lowerBound { throw .missingOperand(operands.placeholder) }
        if parsed.operands.count > operands.count.upperBound {
            throw .unexpectedOperand(parsed.operands[operands.count.upperBound])
        }
        return parsed
    }

    private func readOption(
        _ argument: String, rest: inout ArraySlice<String>, into parsed: inout ParsedArguments
    ) throws(UsageError) {
        let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        let written = String(parts[0])
        let attached = parts.count == 2 ? String(parts[1]) : nil
        guard let option = options.first(where: { "--" + $0.name == written }) else {
            let bare = String(written.drop { $0 == "-" })
            throw .unknownOption(written, suggestion: nearest(to: bare, among: options.map(\.name) + ["help"]))
        }
        if parsed.values[option.name] != nil { throw .repeatedOption(option.name) }
        guard let valued = option as? any ValueReading else {
            if attached != nil { throw .unexpectedValue(option: option.name) }
            parsed.values[option.name] = true
            return
        }
        guard let value = attached ?? rest.popFirst() else {
            throw .missingValue(option: option.name, expected: valued.expectation)
        }
        parsed.values[option.name] = try valued.value(of: value)
    }
}

/// The side of `Option` that does not depend on the type of its value.
protocol ValueReading {
    var expectation: String { get }
    func value(of argument: String) throws(UsageError) -> any Sendable
}

extension Option: ValueReading {}

/// A program made of commands, the first argument naming one.
public struct CommandSet: Sendable {
    let program: String
    let summary: String
    let commands: [CommandSyntax]
    let footer: String

    /// Describes a program.
    ///
    /// - Parameters:
    ///   - program: Its name as typed.
    ///   - summary: One line about it.
    ///   - commands: In the order of the help.
    ///   - footer: Shown at the end of the program's help, for exit codes and the like.
    public init(program: String, summary: String, commands: [CommandSyntax], footer: String) {
        self.program = program
        self.summary = summary
        self.commands = commands
        self.footer = footer
    }

    /// What a command line asks for.
    public enum Request: Sendable {
        /// Help about the program, or about the named command.
        case help(String)
        /// The command of this name with these arguments.
        case run(String, ParsedArguments)
    }

    /// Reads a command line without the program's own name.
    ///
    /// `help`, `help COMMAND`, `--help` and `-h` ask for help, `--version` for the command `version`.
    public func parse(_ arguments: [String]) throws(UsageError) -> Request {
        guard let first = arguments.first else { throw .missingCommand }
        let rest = arguments.dropFirst()
        switch first {
        case "--help", "-h": return .help(programHelp)
        case "help":
            guard let topic = rest.first else { return .help(programHelp) }
            return .help(help(for: try command(named: topic)))
        case "--version": return .run("version", ParsedArguments())
        default:
            let command = try command(named: first)
            let parsed = try command.parse(rest)
            return parsed.wantsHelp ? .help(help(for: command)) : .run(command.name, parsed)
        }
    }

    private func command(named name: String) throws(UsageError) -> CommandSyntax {
        guard let command = commands.first(where: { $0.name == name }) else {
            throw .unknownCommand(name, suggestion: nearest(to: name, among: commands.map(\.name) + ["help"]))
        }
        return command
    }
}

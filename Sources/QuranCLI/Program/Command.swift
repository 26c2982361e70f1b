import CommandLineSupport

/// One command of the program.
protocol Command: Sendable {
    /// What it accepts.
    static var syntax: CommandSyntax { get }

    /// Does it.
    ///
    /// Throws what ends the whole command; what concerns one file of several is reported and remembered in the status.
    static func run(_ arguments: ParsedArguments, _ services: Services, _ console: Console) throws -> CommandOutcome
}

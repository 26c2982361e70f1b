import CommandLineSupport

/// `murajah version`.
enum VersionCommand: Command {
    static let syntax = CommandSyntax("version", summary: "show the version")

    static func run(_ arguments: ParsedArguments, _ services: Services, _ console: Console) throws -> CommandOutcome {
        try console.output.write("murajah \(Murajah.version)\n")
        return .success
    }
}

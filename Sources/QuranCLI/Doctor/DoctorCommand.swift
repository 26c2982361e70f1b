import CommandLineSupport

/// `murajah doctor`.
enum DoctorCommand: Command {
    static let syntax = CommandSyntax(
        "doctor", summary: "say what is installed and what is missing",
        options: [SharedOptions.json, SharedOptions.model],
        discussion: "Exits with 1 when something is missing without which nothing can be recognised.")

    static func run(_ arguments: ParsedArguments, _ services: Services, _ console: Console) throws -> CommandOutcome {
        let installation = services.inspect(arguments[SharedOptions.model])
        let report = DoctorReport(installation: installation)
        try console.output.write(
            arguments[SharedOptions.json] ? report.json.line + "\n" : report.text(console.outputTerminal))
        return report.isComplete ? .success : .negative
    }
}

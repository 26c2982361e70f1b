import CommandLineSupport

/// The command line program `murajah`.
public enum Murajah {
    /// Its version, that of the package.
    public static let version = "0.1.0"

    /// Runs the program with this process's arguments and ends it.
    public static func main() -> Never {
        ProcessSetup.prepare()
        let errors = ProcessSetup.standardErrorForMessages()
        let console = Console(
            output: DescriptorOutput.standardOutput(),
            errors: DescriptorOutput(descriptor: errors, name: "standard error"),
            outputTerminal: Terminal(descriptor: 1, environment: ProcessSetup.environment),
            errorTerminal: Terminal(descriptor: errors, environment: ProcessSetup.environment),
            now: ProcessSetup.now)
        let arguments = Array(CommandLine.arguments.dropFirst())
        ProcessSetup.exit(run(arguments, services: .live, console: console))
    }

    /// Runs one command line.
    ///
    /// - Parameters:
    ///   - arguments: Without the program's own name.
    ///   - services: The recogniser and what else the commands reach for.
    ///   - console: Where text goes.
    static func run(_ arguments: [String], services: Services, console: Console) -> CommandOutcome {
        let status: CommandOutcome
        do {
            status = try dispatch(arguments, services: services, console: console)
            try console.output.flush()
        } catch let error as UsageError {
            console.report("\(error) (see 'murajah help')")
            return .usage
        } catch {
            console.report(error)
            return .failure
        }
        return status
    }

    private static func dispatch(
        _ arguments: [String], services: Services, console: Console
    ) throws -> CommandOutcome {
        switch try commandSet.parse(arguments) {
        case .help(let text):
            try console.output.write(text)
            return .success
        case .run(let name, let arguments):
            let command = commands.first { $0.syntax.name == name }
            guard let command else { throw UsageError.unknownCommand(name, suggestion: nil) }
            return try command.run(arguments, services, console)
        }
    }

    static let commands: [any (Command & SendableMetatype).Type] = [
        RecognizeCommand.self, DecodeCommand.self, FeaturesCommand.self, BenchCommand.self, DoctorCommand.self,
        AddCommand.self, DueCommand.self, ReviewCommand.self, MemorizeCommand.self, StatsCommand.self, WeakCommand.self,
        BookmarksCommand.self, UndoCommand.self, SchedulerCommand.self, ExportCommand.self, ImportCommand.self,
        ProfileCommand.self, VersionCommand.self,
    ]

    static let commandSet = CommandSet(
        program: "murajah", summary: "murajah: recognises which verses of the Quran a recording recites, offline.",
        commands: commands.map { $0.syntax },
        footer: """
            Exit codes:
              0   done
              1   done, and the answer is no: --expect not met, or doctor found something missing
              2   a file, the model or the output failed; the other files were still processed
              64  the command line was not understood
            """)
}

import CommandLineSupport

/// Where a command's text goes.
struct Console {
    /// Results.
    let output: any TextOutput
    /// Errors, warnings and progress.
    let errors: any TextOutput
    let outputTerminal: Terminal
    let errorTerminal: Terminal
    /// Seconds on a clock that never goes back.
    let now: () -> Double

    /// Writes an error on one line, with the name of the file it is about unless it begins with it.
    func report(_ error: any Error, file: String? = nil) {
        report("\(error)", file: file)
    }

    /// Writes a message on one line.
    func report(_ message: String, file: String? = nil) {
        let line = Self.oneLine(message.split(whereSeparator: \.isNewline).joined(separator: " "))
        let name = file.map(Self.oneLine)
        let subject = name.map { line.hasPrefix($0) ? "" : "\($0): " } ?? ""
        let program = errorTerminal.styled("murajah:", .red)
        // When standard error fails as well there is nobody left to tell; the exit code still does.
        try? errors.write("\(program) \(subject)\(line)\n")
        try? errors.flush()
    }

    /// File names and other programs' words may hold line breaks and terminal codes.
    private static func oneLine(_ text: String) -> String {
        String(
            String.UnicodeScalarView(text.unicodeScalars.map { $0.properties.generalCategory == .control ? "?" : $0 }))
    }

    /// Runs `body` with the output that `path` names, or standard output for nil.
    ///
    /// A named file appears only when `body` has ended without an error and, unless nothing failed, has something to
    /// say: an empty file in place of an earlier result would be a loss.
    func withOutput(
        _ path: String?, _ body: (any TextOutput, Terminal) throws -> CommandOutcome
    ) throws -> CommandOutcome {
        guard let path else {
            let result = try body(output, outputTerminal)
            try output.flush()
            return result
        }
        let file = try AtomicFileOutput(path: path)
        do {
            let result = try body(file, .none)
            if result == .failure && file.isEmpty { file.discard() } else { try file.commit() }
            return result
        } catch {
            file.discard()
            throw error
        }
    }

    /// A progress bar on standard error.
    func progressBar(_ label: String) -> ProgressBar {
        ProgressBar(label: label, output: errors, terminal: errorTerminal, now: now)
    }
}

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
        let line = message.split(whereSeparator: \.isNewline).joined(separator: " ")
        let subject = file.map { line.hasPrefix($0) ? "" : "\($0): " } ?? ""
        let name = errorTerminal.styled("murajah:", .red)
        // When standard error fails as well there is nobody left to tell; the exit code still does.
        try? errors.write("\(name) \(subject)\(line)\n")
        try? errors.flush()
    }

    /// Runs `body` with the output that `path` names, or standard output for nil.
    ///
    /// A named file appears only when `body` has ended without an error.
    func withOutput<Result>(_ path: String?, _ body: (any TextOutput, Terminal) throws -> Result) throws -> Result {
        guard let path else {
            let result = try body(output, outputTerminal)
            try output.flush()
            return result
        }
        let file = try AtomicFileOutput(path: path)
        do {
            let result = try body(file, .none)
            try file.commit()
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

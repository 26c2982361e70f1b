extension CommandSet {
    /// Help about the program: its commands and how to learn more.
    public var programHelp: String {
        var lines = [summary, "", "Usage: \(program) COMMAND [OPTION…] [FILE…]", "", "Commands:"]
        lines += columns(commands.map { ($0.name, $0.summary) })
        lines += ["", "'\(program) COMMAND --help' tells more about one command."]
        if !footer.isEmpty { lines += ["", footer] }
        return lines.joined(separator: "\n") + "\n"
    }

    /// Help about one command: usage, options and discussion.
    func help(for command: CommandSyntax) -> String {
        let usage = ["\(program) \(command.name)", command.options.isEmpty ? "" : "[OPTION…]", command.operands.usage]
            .filter { !$0.isEmpty }.joined(separator: " ")
        var lines = [command.summary, "", "Usage: \(usage)", "", "Options:"]
        let rows = command.options.map { option in
            ("--\(option.name)" + (option.placeholder.map { " \($0)" } ?? ""), option.help)
        }
        lines += columns(rows + [("--help", "show this text")])
        if !command.discussion.isEmpty { lines += ["", command.discussion] }
        return lines.joined(separator: "\n") + "\n"
    }

    /// Two aligned columns; a left side too wide for its column gets a line of its own.
    private func columns(_ rows: [(String, String)]) -> [String] {
        let widest = 26
        let width = rows.map(\.0.count).filter { $0 <= widest }.max() ?? 0
        return rows.flatMap { left, right -> [String] in
            let indented = "  " + left
            guard left.count <= width else {
                return [indented, String(repeating: " ", count: width + 4) + right]
            }
            return [indented + String(repeating: " ", count: width - left.count + 2) + right]
        }
    }
}

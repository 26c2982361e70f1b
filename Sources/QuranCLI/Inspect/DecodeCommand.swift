import CommandLineSupport

/// `murajah decode`.
enum DecodeCommand: Command {
    static let syntax = CommandSyntax(
        "decode", summary: "show what the acoustic model hears, letter by letter",
        operands: Operands("FILE", count: 1...Int.max),
        options: [SharedOptions.json, SharedOptions.model, SharedOptions.output],
        discussion: """
            The most probable symbol of every frame, without any knowledge of the Quran: for judging a model.
            A JSON object has: file, duration_s, tokens (symbol, start_s, end_s, probability), text.
            """)

    static func run(_ arguments: ParsedArguments, _ services: Services, _ console: Console) throws -> CommandOutcome {
        let transcribe = try services.makeTranscriber(arguments[SharedOptions.model])
        return try console.withOutput(arguments[SharedOptions.output]) { output, terminal in
            try forEachFile(arguments.operands, console: console) { file in
                let transcription = try transcribe(file)
                try output.write(
                    arguments[SharedOptions.json]
                        ? json(transcription, file: file).line + "\n" : text(transcription, file: file, terminal))
                try output.flush()
                return .success
            }
        }
    }

    private static func text(_ heard: Transcription, file: String, _ terminal: Terminal) -> String {
        """
        \(terminal.styled(file, .bold))  \(TimeText.short(heard.duration))
          tokens: \(heard.tokens.map(\.symbol).joined(separator: " "))
          text:   \(heard.text)

        """
    }

    private static func json(_ heard: Transcription, file: String) -> JSONValue {
        .object([
            "file": .string(file),
            "duration_s": .number(heard.duration),
            "tokens": .array(
                heard.tokens.map { token in
                    .object([
                        "symbol": .string(token.symbol),
                        "start_s": .number(token.start),
                        "end_s": .number(token.end),
                        "probability": .number(token.probability),
                    ])
                }),
            "text": .string(heard.text),
        ])
    }
}

import Testing

@testable import CommandLineSupport

@Suite struct CommandSyntaxTests {
    private enum Colour: String, CaseIterable, Sendable { case red, green }

    private static let json = Flag("json", help: "as JSON")
    private static let hint = Option<Int>.integer("hint", "SURAH", in: 1...114, help: "the surah")
    private static let model = Option<String>.text("model", "PATH", help: "the model")
    private static let colour = Option<Colour>.choice("colour", help: "the colour")
    private static let syntax = CommandSyntax(
        "recognize", summary: "recognise", operands: Operands("FILE", count: 1...3),
        options: [json, hint, model, colour])

    @Test func `options, flags and operands may be mixed`() throws {
        let parsed = try Self.syntax.parse(["a.wav", "--hint", "18", "--json", "b.wav", "--model=m"])
        #expect(parsed.operands == ["a.wav", "b.wav"])
        #expect(parsed[Self.hint] == 18)
        #expect(parsed[Self.json])
        #expect(parsed[Self.model] == "m")
        #expect(parsed[Self.colour] == nil)
    }

    @Test func `a value may hold an equals sign or begin with dashes`() throws {
        #expect(try Self.syntax.parse(["f", "--model=a=b"])[Self.model] == "a=b")
        #expect(try Self.syntax.parse(["f", "--model", "--json"])[Self.model] == "--json")
    }

    @Test func `two dashes end the options and one dash is an operand`() throws {
        #expect(try Self.syntax.parse(["--", "--json", "-x"]).operands == ["--json", "-x"])
        #expect(try Self.syntax.parse(["-"]).operands == ["-"])
    }

    @Test(arguments: ["--help", "-h"])
    func `help wins over everything that is missing or wrong after it`(flag: String) throws {
        #expect(try Self.syntax.parse([flag, "--nonsense"]).wantsHelp)
    }

    @Test(arguments: [
        (["f", "--jsn"], UsageError.unknownOption("--jsn", suggestion: "json")),
        (["f", "--frobnicate"], .unknownOption("--frobnicate", suggestion: nil)),
        (["f", "-j"], .unknownOption("-j", suggestion: nil)),
        (["f", "--hint"], .missingValue(option: "hint", expected: "a whole number from 1 to 114")),
        (
            ["f", "--hint", "115"],
            .invalidValue(option: "hint", value: "115", expected: "a whole number from 1 to 114")
        ),
        (["f", "--hint="], .invalidValue(option: "hint", value: "", expected: "a whole number from 1 to 114")),
        (["f", "--hint=1.5"], .invalidValue(option: "hint", value: "1.5", expected: "a whole number from 1 to 114")),
        (["f", "--model="], .invalidValue(option: "model", value: "", expected: "a value that is not empty")),
        (["f", "--colour", "blue"], .invalidValue(option: "colour", value: "blue", expected: "red or green")),
        (["f", "--json=yes"], .unexpectedValue(option: "json")),
        (["f", "--json", "--json"], .repeatedOption("json")),
        (["f", "--hint", "1", "--hint", "2"], .repeatedOption("hint")),
        ([], .missingOperand("FILE")),
        (["a", "b", "c", "d"], .unexpectedOperand("d")),
    ])
    func `a wrong command line is refused with what is wrong`(arguments: [String], error: UsageError) {
        #expect(throws: error) { try Self.syntax.parse(arguments) }
    }
}

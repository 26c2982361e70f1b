import Testing

@testable import CommandLineSupport

@Suite struct CommandSetTests {
    private static let set = CommandSet(
        program: "tool", summary: "A tool.",
        commands: [
            CommandSyntax("recognize", summary: "recognise", operands: Operands("FILE", count: 1...Int.max)),
            CommandSyntax("version", summary: "show the version"),
        ], footer: "Exit codes: 0")

    @Test(arguments: [["help"], ["--help"], ["-h"]])
    func `help lists every command`(arguments: [String]) throws {
        guard case .help(let text) = try Self.set.parse(arguments) else {
            Issue.record("no help")
            return
        }
        #expect(text.contains("recognize") && text.contains("version") && text.contains("Exit codes: 0"))
    }

    @Test(arguments: [["help", "recognize"], ["recognize", "--help"], ["recognize", "-h", "--nonsense"]])
    func `help on a command shows its usage`(arguments: [String]) throws {
        guard case .help(let text) = try Self.set.parse(arguments) else {
            Issue.record("no help")
            return
        }
        #expect(text.contains("Usage: tool recognize FILE…"))
    }

    @Test func `a command gets the arguments after its name`() throws {
        guard case .run("recognize", let parsed) = try Self.set.parse(["recognize", "a"]) else {
            Issue.record("another command")
            return
        }
        #expect(parsed.operands == ["a"])
    }

    @Test func `--version is the command of that name`() throws {
        guard case .run("version", _) = try Self.set.parse(["--version"]) else {
            Issue.record("another command")
            return
        }
    }

    @Test(arguments: [
        ([], UsageError.missingCommand),
        (["recognise"], .unknownCommand("recognise", suggestion: "recognize")),
        (["help", "versoin"], .unknownCommand("versoin", suggestion: "version")),
        (["dance"], .unknownCommand("dance", suggestion: nil)),
        (["--json"], .unknownCommand("--json", suggestion: nil)),
    ])
    func `a wrong command is refused, with the nearest one`(arguments: [String], error: UsageError) {
        #expect(throws: error) { _ = try Self.set.parse(arguments) }
    }

    @Test func `every error is one line`() {
        let errors: [UsageError] = [
            .missingCommand, .unknownCommand("a", suggestion: "b"), .unknownOption("--a", suggestion: nil),
            .missingValue(option: "a", expected: "b"), .unexpectedValue(option: "a"),
            .invalidValue(option: "a", value: "b", expected: "c"), .repeatedOption("a"), .missingOperand("a"),
            .unexpectedOperand("a"), .conflict("a"),
        ]
        for error in errors { #expect(!"\(error)".contains("\n") && !"\(error)".isEmpty) }
    }
}

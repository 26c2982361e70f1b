import Testing

@testable import CommandLineSupport

@Suite struct TerminalTests {
    private static let screen = Terminal(isInteractive: true, hasColour: true)

    @Test func `colour is only for a terminal that has it`() {
        #expect(Terminal.none.styled("text", .red) == "text")
        #expect(Self.screen.styled("text", .red) == "\u{1B}[31mtext\u{1B}[0m")
    }

    @Test func `a descriptor that is no terminal has neither colour nor a reader`() {
        #expect(Terminal(descriptor: -1, environment: { _ in nil }) == .none)
    }

    /// A clock that shows the next time at each look.
    private final class Clock {
        private var times: [Double]
        init(_ times: [Double]) { self.times = times }
        func now() -> Double { times.count > 1 ? times.removeFirst() : times[0] }
    }

    @Test func `the bar appears after a second, moves with each percent and goes away`() {
        let output = MemoryOutput()
        let clock = Clock([0, 0.5, 1.5])
        let bar = ProgressBar(label: "a.wav", output: output, terminal: Self.screen, now: clock.now)
        bar.update(0.1)
        #expect(output.text.isEmpty)
        bar.update(0.5)
        bar.update(0.501)
        let half = String(repeating: "█", count: 15) + String(repeating: "░", count: 15)
        #expect(output.text == "\ra.wav \(half) 50 %")
        bar.finish()
        bar.finish()
        #expect(output.text == "\ra.wav \(half) 50 %\r\u{1B}[K")
    }

    @Test(arguments: [-1.0, 0, 1, 7, .nan, .infinity])
    func `no fraction breaks the bar`(fraction: Double) {
        let output = MemoryOutput()
        let clock = Clock([0, 2])
        let bar = ProgressBar(
            label: String(repeating: "x", count: 90), output: output, terminal: Self.screen, now: clock.now)
        bar.update(fraction)
        #expect(output.text.count < 90)
    }

    @Test func `nothing is drawn into a file`() {
        let output = MemoryOutput()
        let clock = Clock([0, 9])
        let bar = ProgressBar(label: "a", output: output, terminal: .none, now: clock.now)
        bar.update(0.5)
        bar.finish()
        #expect(output.text.isEmpty)
    }

    @Test func `the worse outcome decides`() {
        let all: [CommandOutcome] = [.success, .negative, .failure]
        for (i, a) in all.enumerated() {
            for (j, b) in all.enumerated() { #expect(a.combined(with: b) == all[max(i, j)]) }
        }
    }

    @Test func `a child's exit code comes back, and a missing program is nil`() {
        #expect(ChildProcess.run("true", []) == 0)
        #expect(ChildProcess.run("sh", ["-c", "exit 7"]) == 7)
        #expect(ChildProcess.run("sh", ["-c", "kill -9 $$"]) == nil)
        #expect(ChildProcess.run("murajah-no-such-program", []) == nil)
    }
}

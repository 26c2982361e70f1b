/// One line that is redrawn while a long task runs, on a terminal only.
///
/// The bar appears once the task has taken a second, so that short tasks leave the terminal alone.
public final class ProgressBar {
    private let label: String
    private let output: any TextOutput
    private let isEnabled: Bool
    private let now: () -> Double
    private let started: Double
    private var shownPercent: Int?

    /// A bar that draws on `output`.
    ///
    /// - Parameters:
    ///   - label: What is being done, shown before the bar and cut to 40 characters.
    ///   - now: Seconds on a clock that never goes back.
    public init(label: String, output: any TextOutput, terminal: Terminal, now: @escaping () -> Double) {
        self.label = label.count > 40 ? "…" + label.suffix(39) : label
        self.output = output
        self.isEnabled = terminal.isInteractive
        self.now = now
        self.started = now()
    }

    /// Shows the part that is done, 0...1.
    public func update(_ fraction: Double) {
        guard isEnabled, fraction.isFinite, now() - started >= 1 else { return }
        let percent = Int((min(max(fraction, 0), 1) * 100).rounded(.down))
        guard percent != shownPercent else { return }
        shownPercent = percent
        let filled = percent * 30 / 100
        let bar = String(repeating: "█", count: filled) + String(repeating: "░", count: 30 - filled)
        draw("\r\(label) \(bar) \(percent) %")
    }

    /// Removes the bar.
    public func finish() {
        guard shownPercent != nil else { return }
        shownPercent = nil
        draw("\r\u{1B}[K")
    }

    /// A terminal that has gone away is no reason to stop the task.
    private func draw(_ text: String) {
        try? output.write(text)
        try? output.flush()
    }
}

import BenchmarkKit
import CommandLineSupport
import QuranCore

/// A benchmark report for people.
struct BenchTable {
    let terminal: Terminal

    func text(_ report: BenchmarkReport) -> String {
        var lines = [row("", ["n", "recall", "precision", "exact set", "exact ordered"])]
        lines.append(row("all (\(report.mode.rawValue))", cells(report.lenient)))
        lines.append(row("strict", cells(report.strict)))
        for property in [\ClipOutcome.source, \ClipOutcome.category] {
            for (name, means) in report.lenient(by: property).sorted(by: { $0.key < $1.key }) {
                lines.append(row(name, cells(means)))
            }
        }
        lines.append(contentsOf: facts(report))
        let wrong = report.clips.filter { !$0.score.lenient.exactOrdered }
        if !wrong.isEmpty { lines.append("not exact:") }
        for clip in wrong {
            let got = clip.emissions.map { claim(of: $0, mode: report.mode) }
            lines.append("  \(clip.id): expected \(list(clip.expected.map(\.description))), got \(list(got))")
        }
        return lines.joined(separator: "\n") + "\n"
    }

    private func claim(of emission: Emission, mode: BenchmarkMode) -> String {
        guard mode == .stream else { return "\(emission.verse)" }
        return "\(emission.verse) " + (emission.time.map { "at \(fixed($0, places: 1)) s" } ?? "only at the end")
    }

    private func facts(_ report: BenchmarkReport) -> [String] {
        var facts = ["peak memory \(decimal(Double(report.peakMemory) / 1e6, places: 0)) MB"]
        if let speed = report.speed, let processor = report.processorSpeed {
            let numbers = [speed, processor].map { decimal($0, places: 1) }
            facts.append("\(numbers[0]) x real time, \(numbers[1]) x by processor time")
        }
        if let middle = report.delay(percentile: 0.5), let late = report.delay(percentile: 0.95) {
            facts.append("delay p50 \(fixed(middle, places: 2)) s, p95 \(fixed(late, places: 2)) s")
        }
        let wrong = report.wrongVerse
        if wrong.recited > 0 {
            facts.append("wrong verse \(fixed(wrong.wrong, places: 1)) of \(fixed(wrong.recited, places: 1)) s")
        }
        if report.clips.contains(where: \.expected.isEmpty) { facts.append("\(report.falseClaims) false claims") }
        return facts
    }

    private func cells(_ means: ScoreMeans) -> [String] {
        ["\(means.count)"]
            + [means.recall, means.precision, means.exactSet, means.exactOrdered].map { fixed($0 * 100, places: 1) }
    }

    private func row(_ name: String, _ cells: [String]) -> String {
        let label = name + String(repeating: " ", count: max(0, 20 - name.count))
        return label
            + cells.map { String(repeating: " ", count: max(1, 14 - $0.count)) + $0 }.joined()
    }

    private func list(_ names: [String]) -> String { names.isEmpty ? "nothing" : names.joined(separator: ", ") }
}

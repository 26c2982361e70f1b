import BenchmarkKit
import CommandLineSupport
import QuranCore

/// A benchmark report as a JSON object.
enum BenchJSON {
    static func object(_ report: BenchmarkReport) -> JSONValue {
        var members = means(report.lenient)
        members["mode"] = .string(report.mode.rawValue)
        members["delay_p50_s"] = .optional(report.delay(percentile: 0.5))
        members["delay_p95_s"] = .optional(report.delay(percentile: 0.95))
        members["wrong_verse_s"] = .number(report.wrongVerse.wrong)
        members["stray_verse_s"] = .number(report.wrongVerse.stray)
        members["recited_s"] = .number(report.wrongVerse.recited)
        members["speed_x"] = .optional(report.speed)
        members["speed_cpu_x"] = .optional(report.processorSpeed)
        members["peak_rss_mb"] = .number(Double(report.peakMemory) / 1_000_000)
        members["false_claims"] = .integer(report.falseClaims)
        members["failures"] = .integer(report.failures)
        members["strict"] = .object(means(report.strict))
        members["by_source"] = breakdown(report.lenient(by: \.source))
        members["by_category"] = breakdown(report.lenient(by: \.category))
        members["clips"] = .array(report.clips.map { clip($0, mode: report.mode) })
        return .object(members)
    }

    private static func means(_ means: ScoreMeans) -> [String: JSONValue] {
        [
            "n": .integer(means.count),
            "recall": .number(means.recall),
            "precision": .number(means.precision),
            "exact_set": .number(means.exactSet),
            "exact_ordered": .number(means.exactOrdered),
        ]
    }

    private static func breakdown(_ groups: [String: ScoreMeans]) -> JSONValue {
        .object(groups.mapValues { .object(means($0)) })
    }

    /// In batch mode a verse has its place in the recording, in stream mode the time at which it was claimed.
    private static func clip(_ clip: ClipOutcome, mode: BenchmarkMode) -> JSONValue {
        let got =
            mode == .batch ? clip.verses.map(RecognitionJSON.verse) : clip.emissions.map(emission)
        return .object([
            "id": .string(clip.id),
            "source": .string(clip.source),
            "category": .string(clip.category),
            "expected": .array(clip.expected.map(RecognitionJSON.reference)),
            "got": .array(got),
            "exact_ordered": .bool(clip.score.lenient.exactOrdered),
            "duration_s": .number(clip.duration),
            "elapsed_s": .number(clip.elapsed),
            "error": .optional(clip.failure),
        ])
    }

    private static func emission(_ emission: Emission) -> JSONValue {
        .object([
            "surah": .integer(emission.verse.surah),
            "ayah": .integer(emission.verse.ayah),
            "at_s": .optional(emission.time),
        ])
    }
}

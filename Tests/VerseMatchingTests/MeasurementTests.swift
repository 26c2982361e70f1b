import Foundation
import QuranCore
import Testing

@testable import VerseMatching

/// Prints how long look-ups take; run in release with MURAJAH_MEASURE=1.
@Suite(
    .serialized,
    .enabled(if: ProcessInfo.processInfo.environment["MURAJAH_MEASURE"] != nil, "MURAJAH_MEASURE is not set"))
struct MeasurementTests {
    @Test func `searches of four words, of verses, and tracker windows`() {
        let clock = ContinuousClock()
        let built = clock.measure { #expect(VerseIndex(Texts.quran).twins(of: Texts.id(1, 1)).isEmpty) }
        print("index built in \(built)")
        let short = Texts.imlaei.compactMap { verse -> String? in
            let words = verse.split(separator: " ")
            return words.count >= 4 ? words.prefix(4).joined(separator: " ") : nil
        }
        report("search, four words", short.map { text in clock.measure { _ = Texts.matcher.best(text) } })
        report("search, whole verse", Texts.imlaei.map { text in clock.measure { _ = Texts.matcher.best(text) } })
        var tracker = TextTracker(index: Texts.index, surahHint: 2)
        report("tracker window", short.map { text in clock.measure { _ = tracker.consume(text) } })
    }

    private func report(_ what: String, _ times: [Duration]) {
        let sorted = times.sorted()
        print(
            "\(what): \(sorted.count), p50 \(sorted[sorted.count / 2]), p95 \(sorted[sorted.count * 95 / 100]), max \(sorted.last!)"
        )
        #expect(!sorted.isEmpty)
    }
}

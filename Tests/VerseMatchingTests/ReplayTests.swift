import Foundation
import QuranCore
import Testing

@testable import VerseMatching

@Suite struct ReplayTests {
    struct Row: Decodable { let t: Double, d: String, k: String }

    @Test(arguments: [("baqarah_002_001_059", 2), ("kahf_018_001_020", 18)])
    func replay(_ file: String, _ hint: Int) throws {
        let rows = try JSONDecoder().decode([Row].self, from: Data(contentsOf: URL(filePath: "/work/shared/replay/\(file).json")))
        var tracker = TextTracker(index: Texts.index, surahHint: hint)
        let t0 = ContinuousClock().now
        var losses = 0
        for row in rows {
            let tracking = tracker.isTracking
            let text = tracking ? row.k : row.d
            if text.isEmpty { continue }
            for a in tracker.consume(TextWindow(text, start: max(0, row.t - (tracking ? 2.25 : 3.5)), end: row.t)) {
                switch a {
                case .verse(let v): print(row.t, "VERSE", v.span, v.manner, v.skipped, String(format: "%.3f", v.confidence), text)
                case .lost: losses += 1; print(row.t, a)
                default: print(row.t, a, text)
                }
            }
        }
        print(file, "losses", losses, ContinuousClock().now - t0)
    }
}

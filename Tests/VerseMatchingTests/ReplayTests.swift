import Foundation
import QuranCore
import Testing

@testable import VerseMatching

/// Decodes of a large model over real recitations, one row each 0.2 s: the bars of the contract's section 3, then ours.
@Suite(.enabled(if: Shared.folder != nil, "shared/ with the replays is not beside the package"))
struct ReplayTests {
    struct Row: Decodable { let t: Double, d: String, k: String }

    struct Recording: Sendable, CustomStringConvertible {
        let file: String, surah: Int
        /// Verses that are recited.
        let ayahs: ClosedRange<Int>
        /// Published tolerances: last ayah to reach, last allowed, most losses.
        let reach: Int, limit: Int, losses: Int
        var description: String { file }
    }

    static let recordings = [
        Recording(file: "baqarah_002_001_059", surah: 2, ayahs: 2...60, reach: 52, limit: 61, losses: 60),
        Recording(file: "kahf_018_001_020", surah: 18, ayahs: 1...20, reach: 17, limit: 23, losses: 45),
    ]

    @Test(arguments: recordings)
    func `a replay is followed`(_ recording: Recording) throws {
        let folder = try #require(Shared.folder)
        let data = try Data(contentsOf: folder.appending(path: "replay/\(recording.file).json"))
        var tracker = TextTracker(index: Texts.index, surahHint: recording.surah)
        var arrivals: [VerseArrival] = []
        var recoveries: Set<Double> = []
        var losses = 0
        for row in try JSONDecoder().decode([Row].self, from: data) {
            let (text, length) = tracker.isTracking ? (row.k, 2.25) : (row.d, 3.5)
            for action in tracker.consume(TextWindow(text, start: max(0, row.t - length), end: row.t)) {
                switch action {
                case .verse(let arrival): arrivals.append(arrival)
                case .lost: losses += 1
                case .recovered: recoveries.insert(row.t)
                default: break
                }
            }
        }
        // Published tolerances.
        #expect(arrivals.allSatisfy { $0.verse.surah == recording.surah })
        for (before, after) in zip(arrivals, arrivals.dropFirst()) {
            let step = after.verse.ayah - before.verse.ayah
            #expect((0...(recoveries.contains(after.at) ? 6 : 1)).contains(step), "\(before.span) to \(after.span)")
        }
        let last = try #require(arrivals.last).span.to.ayah
        #expect(last >= recording.reach && last <= recording.limit)
        #expect(losses <= recording.losses)
        // Ours: every verse once, in order (2:1, three letters that the decoder never wrote, apart), at most 10 losses.
        #expect(arrivals.map(\.span.description) == recording.ayahs.map { "\(recording.surah):\($0)" })
        #expect(losses <= 10)
    }
}

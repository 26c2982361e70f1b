import Foundation
import Memorization
import MemorizationStore
import QuranCore

/// Times of a large library: what `docs/memorization.md` reports.
enum Measurement {
    /// A clock that stands at the end of the log.
    private struct Clock: LibraryClock {
        let moment: Moment
        func now() -> Moment { moment }
    }

    static func run(path: String, count: Int) async throws {
        let last = Moment(milliseconds: 1_790_000_000_000, utcOffset: 10_800, zone: "Asia/Riyadh")
        let clock = Clock(moment: last)
        let database = try LibraryDatabase(at: path, clock: clock)
        let profile = try await database.addProfile(named: "measured")
        for surah in 1...114 {
            let verses = try Quran.load().surah(surah).verses
            _ = try await database.addSet(verses, kind: .memorized, to: profile.id)
        }
        let export = try await database.exportArchive()
        let archive = try archive(of: export, count: count, last: last)
        try await report("import of \(count) reviews") { try await database.importArchive(archive) }
        var library = try await database.library(of: profile.id)
        let today = DayStart.standard.day(of: last)
        var reopened = database
        try await report("open the file") { reopened = try LibraryDatabase(at: path, clock: clock) }
        try await report("read the library") { library = try await reopened.library(of: profile.id) }
        try await report("due list") { _ = library.dueList(on: today) }
        for window in Statistics.Window.allCases {
            try await report("statistics of \(window.rawValue) days") {
                let totals = try await database.dayTotals(of: profile.id)
                _ = Statistics(library, totals: totals, window: window, today: today)
            }
        }
        try await report("one review") {
            _ = try await database.record(
                .recall(Recall(accuracy: 0.9), .text), of: VerseID(index: 7), seconds: 1, in: profile.id)
        }
        let size = try FileManager.default.attributesOfItem(atPath: path)[.size] as? Int ?? 0
        print("file: \(size / 1_000_000) MB")
    }

    private static func report(_ name: String, _ body: () async throws -> Void) async throws {
        let clock = ContinuousClock()
        let time = try await clock.measure(body)
        let microseconds = time.components.seconds * 1_000_000 + time.components.attoseconds / 1_000_000_000_000
        print("\(name): \(Double(microseconds) / 1000) ms")
    }

    /// The archive with a log of random reviews over a thousand days.
    private static func archive(of export: Data, count: Int, last: Moment) throws -> Data {
        var random = SystemRandomNumberGenerator()
        let entries = (0..<count).map { number -> String in
            let milliseconds = last.milliseconds - Int64(count - number) * (1000 * 86_400_000 / Int64(count))
            let moment = Moment(milliseconds: milliseconds, utcOffset: last.utcOffset, zone: last.zone)
            let accuracy = Double(Int.random(in: 50...100)) / 100
            return """
                {"id":"\(RecordID(using: &random))","verse":"\(VerseID(index: number * 7919 % VerseID.count))",\
                "kind":"recall","accuracy":\(accuracy),"peeks":0,"source":"sound","day":"\(DayStart.standard.day(of: moment))",\
                "time":{"milliseconds":\(milliseconds),"utcOffset":\(last.utcOffset),"zone":"\(last.zone)"},"seconds":8.5}
                """
        }
        let text = String(decoding: export, as: UTF8.self)
            .replacing(#""log" : ["#, with: #""log" : ["# + entries.joined(separator: ",\n"), maxReplacements: 1)
        return Data(text.utf8)
    }
}

import Foundation
import Memorization
import MemorizationStore
import QuranCore
import Synchronization
import Testing

/// A clock that a test moves by hand.
final class ManualClock: LibraryClock {
    private let milliseconds: Mutex<Int64>

    init(day: Int = 20_000) { self.milliseconds = Mutex((Int64(day) * 86_400 + 43_200) * 1000) }

    func now() -> Moment {
        Moment(milliseconds: milliseconds.withLock { $0 }, utcOffset: 0, zone: "UTC")
    }

    func advance(days: Int = 0, seconds: Int = 0) {
        milliseconds.withLock { $0 += (Int64(days) * 86_400 + Int64(seconds)) * 1000 }
    }
}

/// A library in a folder that goes with the test, with one profile.
final class StoreFixture {
    let folder: URL
    let path: String
    let clock = ManualClock()
    let database: LibraryDatabase
    let profile: RecordID

    init() async throws {
        self.folder = FileManager.default.temporaryDirectory.appending(path: "murajah-\(UUID().uuidString)")
        self.path = folder.appending(path: "data/library.sqlite").path(percentEncoded: false)
        self.database = try LibraryDatabase(at: path, clock: clock)
        self.profile = try await database.addProfile(named: "Maryam").id
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    func verse(_ text: String) throws -> VerseID { try #require(VerseID(text)) }

    func recall(_ verse: String, _ accuracy: Double) async throws -> ScheduleDecision? {
        try await database.record(
            .recall(Recall(accuracy: accuracy), .text), of: self.verse(verse), seconds: 3, in: profile
        ).decision
    }

    /// Sets, readings, recalls, an undo, a session and a bookmark over two weeks.
    func fill() async throws {
        _ = try await database.addSet(verse("67:1")...verse("67:30"), kind: .memorized, to: profile)
        _ = try await database.addSet(verse("112:1")...verse("112:4"), kind: .memorizing, to: profile)
        for number in 0..<60 {
            clock.advance(days: number % 5 == 4 ? 1 : 0, seconds: 40)
            _ = try await recall("67:\(1 + number * 7 % 30)", [1, 0.9, 0.5, 0.8][number % 4])
        }
        _ = try await database.record(.read, of: verse("112:1"), seconds: 9, in: profile)
        _ = try await recall("112:1", 0.86)
        _ = try await recall("112:2", 0.3)
        _ = try await database.undo(nil, in: profile)
        let start = clock.now()
        clock.advance(seconds: 600)
        _ = try await database.addSession(
            .review, from: start, to: clock.now(), seconds: 550, verses: [verse("67:1"), verse("67:2")], in: profile)
        _ = try await database.addBookmark(verse("2:255"), to: profile)
    }
}

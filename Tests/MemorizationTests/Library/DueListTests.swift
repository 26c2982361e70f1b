import Memorization
import QuranCore
import Testing

@Suite struct DueListTests {
    /// Verses 67:1...67:30, each recalled once `ago` days before today.
    private func library(_ ago: [String: Int], settings: LibrarySettings = .init()) throws -> Library {
        let set = try Logs.set("67:1", "67:30", .memorized)
        var library = Library(settings: settings, sets: [set])
        for (number, entry) in ago.sorted(by: { $0.key < $1.key }).enumerated() {
            library.record(Logs.recall(number, try Logs.verse(entry.key), 0.9, on: Logs.day.advanced(by: -entry.value)))
        }
        return library
    }

    @Test func `passages stay together in the order of recitation, the most urgent first`() throws {
        let library = try library(
            ["67:3": 1, "67:4": 1, "67:20": 5, "67:21": 1, "67:10": 2, "67:30": 0],
            settings: LibrarySettings(newPerDay: 0))
        #expect(library.dueList(on: Logs.day).map(\.verse.description) == ["67:20", "67:21", "67:10", "67:3", "67:4"])
    }

    @Test func `the cap of a day holds over what was reviewed already`() throws {
        let settings = LibrarySettings(reviewsPerDay: 3, newPerDay: 0)
        let library = try library(["67:1": 2, "67:2": 2, "67:3": 2, "67:4": 2, "67:9": 0], settings: settings)
        #expect(library.dueList(on: Logs.day).map(\.verse.ayah) == [1, 2])
    }

    @Test func `new verses come in order and so many a day`() throws {
        let settings = LibrarySettings(newPerDay: 4)
        let library = try library(["67:1": 0, "67:2": 0], settings: settings)
        let due = library.dueList(on: Logs.day)
        #expect(due.map(\.verse.ayah) == [3, 4])
        #expect(due.map(\.isNew) == [true, true])
        #expect(library.dueList(on: Logs.day.advanced(by: 1)).map(\.verse.ayah) == [1, 2, 3, 4, 5, 6])
    }

    @Test func `upcoming load counts overdue verses today`() throws {
        let library = try library(["67:1": 9, "67:2": 1, "67:3": 0])
        #expect(library.upcoming(from: Logs.day, days: 3) == [2, 1, 0])
    }

    @Test func `weak verses come weakest first`() throws {
        let set = try Logs.set("67:1", "67:30", .memorized)
        var library = Library(sets: [set])
        for (number, (verse, accuracy)) in [("67:1", 1.0), ("67:2", 0.5), ("67:3", 0.8), ("67:4", 0.2)].enumerated() {
            library.record(Logs.recall(number, try Logs.verse(verse), accuracy, on: Logs.day))
        }
        #expect(library.weakVerses.map(\.verse.ayah) == [4, 2, 3])
    }
}

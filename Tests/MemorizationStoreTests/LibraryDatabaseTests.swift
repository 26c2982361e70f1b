import Foundation
import Memorization
import MemorizationStore
import QuranCore
import SQLiteStore
import Testing

@Suite struct LibraryDatabaseTests {
    @Test func `what was written is there after opening the file again`() async throws {
        let fixture = try await StoreFixture()
        try await fixture.fill()
        let before = try await fixture.database.library(of: fixture.profile)
        let other = try LibraryDatabase(at: fixture.path, clock: fixture.clock)
        let after = try await other.library(of: fixture.profile)
        #expect(after.states == before.states)
        #expect(after.sets == before.sets)
        #expect(after.settings == before.settings)
        #expect(try await other.profiles().map(\.name) == ["Maryam"])
        #expect(try await other.bookmarks(of: fixture.profile).map(\.verse.description) == ["2:255"])
        #expect(try await other.sessions(of: fixture.profile).map(\.seconds) == [550])
        #expect(try await other.integrityFindings().isEmpty)
    }

    @Test func `states and totals kept are those of the log rebuilt`() async throws {
        let fixture = try await StoreFixture()
        try await fixture.fill()
        let kept = try await fixture.database.library(of: fixture.profile)
        let log = try await fixture.database.log(of: fixture.profile)
        let rebuilt = Library(settings: kept.settings, sets: kept.sets, log: log)
        #expect(kept.states == rebuilt.states)
        #expect(log.count == 62)
        let sessions = try await fixture.database.sessions(of: fixture.profile)
        #expect(try await fixture.database.dayTotals(of: fixture.profile) == DayTotal.totals(log, sessions))
    }

    @Test func `undo restores the export byte for byte`() async throws {
        let fixture = try await StoreFixture()
        try await fixture.fill()
        var exports = [try await fixture.database.exportArchive()]
        for number in 0..<25 {
            fixture.clock.advance(days: number % 3, seconds: 5)
            if number % 4 == 0 {
                _ = try await fixture.database.record(.read, of: fixture.verse("67:2"), seconds: 1, in: fixture.profile)
            } else {
                _ = try await fixture.recall(number % 2 == 0 ? "67:5" : "112:2", Double(number % 10) / 9)
            }
            exports.append(try await fixture.database.exportArchive())
        }
        for export in exports.dropLast().reversed() {
            fixture.clock.advance(seconds: 1)
            _ = try await fixture.database.undo(nil, in: fixture.profile)
            #expect(try await fixture.database.exportArchive() == export)
        }
        let library = try await fixture.database.library(of: fixture.profile)
        let rebuilt = Library(
            settings: library.settings, sets: library.sets, log: try await fixture.database.log(of: fixture.profile))
        #expect(library.states == rebuilt.states)
    }

    @Test func `any entry can be undone once, and an empty log has nothing to undo`() async throws {
        let fixture = try await StoreFixture()
        await #expect(throws: StoreError.nothingToUndo) { try await fixture.database.undo(nil, in: fixture.profile) }
        _ = try await fixture.database.addSet(
            fixture.verse("112:1")...fixture.verse("112:4"), kind: .memorized, to: fixture.profile)
        let first = try await fixture.database.record(
            .recall(Recall(accuracy: 0.9), .sound), of: fixture.verse("112:1"), seconds: 1, in: fixture.profile)
        fixture.clock.advance(days: 1)
        _ = try await fixture.recall("112:1", 1)
        _ = try await fixture.database.undo(first.entry.id, in: fixture.profile)
        #expect(
            try await fixture.database.library(of: fixture.profile).state(of: fixture.verse("112:1")).schedule.interval
                == 1)
        await #expect(throws: StoreError.unknownRecord(first.entry.id)) {
            try await fixture.database.undo(first.entry.id, in: fixture.profile)
        }
    }

    @Test func `a switch of scheduler rebuilds, and switching back restores`() async throws {
        let fixture = try await StoreFixture()
        try await fixture.fill()
        let before = try await fixture.database.library(of: fixture.profile)
        var settings = before.settings
        settings.scheduler = .fsrs(.standard)
        try await fixture.database.setSettings(settings, of: fixture.profile)
        let switched = try await fixture.database.library(of: fixture.profile)
        #expect(switched.settings == settings)
        #expect(switched.states != before.states)
        let other = try LibraryDatabase(at: fixture.path)
        #expect(try await other.library(of: fixture.profile).states == switched.states)
        try await fixture.database.setSettings(before.settings, of: fixture.profile)
        #expect(try await fixture.database.library(of: fixture.profile).states == before.states)
    }

    @Test func `a clock set back does not disturb the order of the log`() async throws {
        let fixture = try await StoreFixture()
        try await fixture.fill()
        fixture.clock.advance(days: -400)
        let decision = try #require(try await fixture.recall("67:9", 1))
        #expect(try #require(decision.after.due) >= decision.day)
        let log = try await fixture.database.log(of: fixture.profile)
        #expect(log.last?.verse.description == "67:9")
        #expect(zip(log, log.dropFirst()).allSatisfy { $0.moment.milliseconds <= $1.moment.milliseconds })
    }

    @Test func `profiles do not see each other, and a removed one is gone`() async throws {
        let fixture = try await StoreFixture()
        try await fixture.fill()
        let other = try await fixture.database.addProfile(named: "Yusuf")
        #expect(try await fixture.database.library(of: other.id).verses.isEmpty)
        #expect(try await fixture.database.log(of: other.id).isEmpty)
        try await fixture.database.removeProfile(other.id)
        await #expect(throws: StoreError.unknownProfile(other.id)) { try await fixture.database.library(of: other.id) }
        await #expect(throws: StoreError.emptyName) { try await fixture.database.addProfile(named: "  ") }
    }

    @Test func `removing a set keeps its log, and adding it again brings its states back`() async throws {
        let fixture = try await StoreFixture()
        try await fixture.fill()
        let before = try await fixture.database.library(of: fixture.profile)
        let set = try #require(before.sets.first { $0.verses.lowerBound.surah == 67 })
        try await fixture.database.removeSet(set.id, of: fixture.profile)
        #expect(try await fixture.database.library(of: fixture.profile).phase(of: fixture.verse("67:1")) == nil)
        _ = try await fixture.database.addSet(set.verses, kind: set.kind, to: fixture.profile)
        #expect(try await fixture.database.library(of: fixture.profile).states == before.states)
        await #expect(throws: StoreError.unknownRecord(set.id)) {
            try await fixture.database.removeSet(set.id, of: fixture.profile)
        }
    }

    @Test func `a verse has one bookmark`() async throws {
        let fixture = try await StoreFixture()
        let first = try await fixture.database.addBookmark(fixture.verse("18:10"), to: fixture.profile)
        fixture.clock.advance(seconds: 9)
        #expect(try await fixture.database.addBookmark(fixture.verse("18:10"), to: fixture.profile) == first)
        try await fixture.database.removeBookmark(first.id, of: fixture.profile)
        #expect(try await fixture.database.bookmarks(of: fixture.profile).isEmpty)
    }

    @Test func `the log cannot be changed, even from outside`() async throws {
        let fixture = try await StoreFixture()
        try await fixture.fill()
        let connection = try Connection(path: fixture.path)
        for sql in ["UPDATE review_log SET accuracy = 1", "DELETE FROM review_log"] {
            #expect(throws: DatabaseError.self) { try connection.execute(sql) }
        }
    }

    @Test func `the folder for data follows XDG`() {
        func path(_ environment: [String: String]) -> String {
            StorePlace.standard(environment: environment).path(percentEncoded: false)
        }
        #expect(path(["XDG_DATA_HOME": "/data", "HOME": "/h"]) == "/data/murajah/library.sqlite")
        #if os(Linux)
            #expect(path(["XDG_DATA_HOME": "data", "HOME": "/h"]) == "/h/.local/share/murajah/library.sqlite")
            #expect(path(["HOME": "/h"]) == "/h/.local/share/murajah/library.sqlite")
        #endif
    }
}

import Foundation
import Memorization
import MemorizationStore
import QuranCore
import Testing

@Suite struct InterchangeTests {
    @Test func `an export imported elsewhere is the same export again`() async throws {
        let fixture = try await StoreFixture()
        try await fixture.fill()
        var settings = LibrarySettings(
            scheduler: .fsrs(try FSRSScheduler(desiredRetention: 0.9, learningSteps: [60, 600])),
            dayStart: DayStart(clamping: 2), reviewsPerDay: 33, newPerDay: 4, goal: .minutes(15))
        try await fixture.database.setSettings(settings, of: fixture.profile)
        let export = try await fixture.database.exportArchive()
        let other = try await StoreFixture()
        try await other.database.removeProfile(other.profile)
        let preview = try await other.database.previewImport(export)
        #expect(preview.profiles.map(\.isNew) == [true])
        #expect(preview.profiles.map(\.log.new) == [62])
        #expect(try await other.database.importArchive(export) == preview)
        #expect(try await other.database.exportArchive() == export)
        let (mine, theirs) = (
            try await fixture.database.library(of: fixture.profile),
            try await other.database.library(of: fixture.profile)
        )
        #expect(mine.states == theirs.states)
        #expect(theirs.settings == settings)
        #expect(
            try await other.database.dayTotals(of: fixture.profile) == fixture.database.dayTotals(of: fixture.profile))
        settings.scheduler = .sm2(SM2Scheduler(rules: .published(repeatsSameDay: true), maximumInterval: 90))
        try await other.database.setSettings(settings, of: fixture.profile)
        #expect(try await other.database.library(of: fixture.profile).settings == settings)
    }

    @Test func `importing twice adds nothing, and brings back what was removed`() async throws {
        let fixture = try await StoreFixture()
        try await fixture.fill()
        let export = try await fixture.database.exportArchive()
        for set in try await fixture.database.library(of: fixture.profile).sets {
            try await fixture.database.removeSet(set.id, of: fixture.profile)
        }
        let preview = try await fixture.database.importArchive(export)
        #expect(preview.profiles.map(\.log.new) == [0])
        #expect(try await fixture.database.exportArchive() == export)
    }

    @Test(arguments: [
        (#""verse" : "67:15""#, #""verse" : "67:31""#, "verse"),
        (#""kind" : "memorized""#, #""kind" : "known""#, "kind"),
        (#""accuracy" : 0.8"#, #""accuracy" : 1.8"#, "accuracy"),
        (#""newPerDay" : 10"#, #""newPerDay" : "ten""#, "newPerDay"),
        (#""dayStartHour" : 4"#, #""dayStartHour" : 24"#, "dayStartHour"),
        (#""seconds" : 550"#, #""second" : 550"#, "seconds"),
        (#""name" : "Maryam""#, #""name" : """#, "name"),
    ])
    func `a fault in one field names it and imports nothing`(text: String, fault: String, field: String) async throws {
        let fixture = try await StoreFixture()
        try await fixture.fill()
        let export = String(decoding: try await fixture.database.exportArchive(), as: UTF8.self)
        let range = try #require(export.range(of: text))
        let broken = Data(export.replacingCharacters(in: range, with: fault).utf8)
        let other = try await StoreFixture()
        let before = try await other.database.exportArchive()
        let error = await #expect(throws: StoreError.self) { try await other.database.importArchive(broken) }
        guard case .archiveField(let path, _)? = error else {
            Issue.record("\(String(describing: error))")
            return
        }
        #expect(path.hasPrefix("profiles[0].") && path.hasSuffix("." + field))
        #expect(try await other.database.exportArchive() == before)
    }

    @Test func `what is no archive and what is newer is refused`() async throws {
        let fixture = try await StoreFixture()
        for text in ["", "{}", "[1]", #"{"format":"other","version":1,"profiles":[]}"#] {
            let error = await #expect(throws: StoreError.self) {
                try await fixture.database.importArchive(Data(text.utf8))
            }
            guard case .notAnArchive? = error else {
                Issue.record("\(text): \(String(describing: error))")
                continue
            }
        }
        await #expect(throws: StoreError.newerArchive(version: 2, known: 1)) {
            try await fixture.database.importArchive(
                Data(#"{"format":"murajah-library","version":2,"people":[]}"#.utf8))
        }
    }

    @Test func `the log as CSV has a line an entry`() async throws {
        let fixture = try await StoreFixture()
        try await fixture.fill()
        let log = try await fixture.database.log(of: fixture.profile)
        let lines = ReviewLogCSV.text(log).split(separator: "\r\n")
        #expect(lines.count == 1 + log.count)
        #expect(lines[0] == "id,time,zone,day,verse,kind,accuracy,peeks,rating,quality,source,seconds")
        let first = lines[1].split(separator: ",", omittingEmptySubsequences: false)
        #expect(
            first.dropFirst().joined(separator: ",")
                == "2024-10-04T12:00:40.000+00:00,UTC,2024-10-04,67:1,recall,1.0,0,4,5,text,3.0")
        #expect(lines.contains { $0.hasSuffix(",112:1,read,,,,,,9.0") })
    }

    @Test func `a field with a comma is quoted in CSV`() throws {
        let moment = Moment(milliseconds: -1, utcOffset: -5400, zone: "a,\"b\"")
        var random = SystemRandomNumberGenerator()
        let entry = ReviewEntry(
            id: RecordID(using: &random), verse: VerseID(index: 0), kind: .read, moment: moment,
            day: StudyDay(number: -1))
        #expect(
            ReviewLogCSV.text([entry]).contains(",1969-12-31T22:29:59.999-01:30,\"a,\"\"b\"\"\",1969-12-31,1:1,read,"))
    }

    @Test func `the text for Anki has a header and a line a verse, verses byte for byte`() async throws {
        let fixture = try await StoreFixture()
        try await fixture.fill()
        let quran = try Quran.load()
        let text = AnkiText.text(try await fixture.database.library(of: fixture.profile), of: quran)
        let lines = text.utf8.split(separator: UInt8(ascii: "\n")).map { String(decoding: $0, as: UTF8.self) }
        #expect(lines.prefix(5).allSatisfy { $0.hasPrefix("#") })
        #expect(lines.count == 5 + 34)
        for (line, verse) in zip(lines.dropFirst(5), try await fixture.database.library(of: fixture.profile).verses) {
            let fields = line.utf8.split(separator: UInt8(ascii: "\t"), omittingEmptySubsequences: false)
            #expect(fields.count == 6)
            #expect(fields[1].elementsEqual(quran.text(of: verse, script: .uthmani).utf8))
        }
        #expect(lines[5].hasPrefix("067:001\t"))
    }
}

import Foundation
import Memorization
import MemorizationStore
import QuranCore
import SQLiteStore
import Testing

/// What other processes do to the file, by `StoreProbe`.
@Suite(.serialized) struct CrashTests {
    private func probe(_ fixture: StoreFixture, _ count: Int) throws -> (process: Process, output: FileHandle) {
        // Built into the folder of the tests, since they depend on it.
        let folders =
            [Bundle.main.bundleURL, Bundle.main.bundleURL.deletingLastPathComponent()]
            + Bundle.allBundles.map { $0.bundleURL.deletingLastPathComponent() }
            + [URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()]
        let executable = try #require(
            folders.map { $0.appending(path: "StoreProbe") }
                .first { FileManager.default.isExecutableFile(atPath: $0.path(percentEncoded: false)) },
            "StoreProbe is in none of \(folders)")
        let pipe = Pipe()
        let process = Process()
        process.executableURL = executable
        process.arguments = [fixture.path, fixture.profile.text, String(count)]
        process.standardOutput = pipe
        try process.run()
        return (process, pipe.fileHandleForReading)
    }

    private func lines(_ data: Data) -> [String] {
        data.split(separator: UInt8(ascii: "\n")).map { String(decoding: $0, as: UTF8.self) }
    }

    @Test(arguments: [1, 137, 402]) func `kill -9 in the middle of 1,000 reviews loses nothing that was acknowledged`(
        after: Int
    ) async throws {
        let fixture = try await StoreFixture()
        let (process, output) = try probe(fixture, 1000)
        var data = Data()
        while lines(data).count < after {
            let more = output.availableData
            if more.isEmpty { break }
            data += more
        }
        kill(process.processIdentifier, SIGKILL)
        data += try output.readToEnd() ?? Data()
        process.waitUntilExit()
        #expect(process.terminationReason == .uncaughtSignal)
        // The last line may be cut off.
        let acknowledged = lines(data).filter { RecordID($0) != nil }
        #expect(acknowledged.count >= after && acknowledged.count < 1000)
        let reopened = try LibraryDatabase(at: fixture.path)
        let log = try await reopened.log(of: fixture.profile)
        #expect(Set(log.map(\.id.text)).isSuperset(of: acknowledged))
        #expect(log.count <= acknowledged.count + 1)
        #expect(try await reopened.integrityFindings().isEmpty)
        let library = try await reopened.library(of: fixture.profile)
        #expect(library.states == Library(settings: library.settings, sets: library.sets, log: log).states)
    }

    @Test func `two processes at once write all their reviews, in order`() async throws {
        let fixture = try await StoreFixture()
        let probes = try [probe(fixture, 150), probe(fixture, 150)]
        var written: Set<String> = []
        for (process, output) in probes {
            written.formUnion(lines(try output.readToEnd() ?? Data()))
            process.waitUntilExit()
            #expect(process.terminationStatus == 0)
        }
        #expect(written.count == 300)
        let log = try await fixture.database.log(of: fixture.profile)
        #expect(Set(log.map(\.id.text)) == written)
        #expect(zip(log, log.dropFirst()).allSatisfy { $0.moment.milliseconds <= $1.moment.milliseconds })
        let library = try await fixture.database.library(of: fixture.profile)
        #expect(library.states == Library(settings: library.settings, sets: library.sets, log: log).states)
        #expect(try await fixture.database.integrityFindings().isEmpty)
    }

    @Test(.disabled(if: geteuid() == 0, "the super-user may write any file"))
    func `a file that may not be written is told as such`() async throws {
        let fixture = try await StoreFixture()
        try FileManager.default.setAttributes([.posixPermissions: 0o400], ofItemAtPath: fixture.path)
        #expect(throws: DatabaseError.readOnly(path: fixture.path)) { try LibraryDatabase(at: fixture.path) }
    }

    @Test func `a file in use, a foreign file and rubbish are told apart`() async throws {
        let fixture = try await StoreFixture()
        let holder = try Connection(path: fixture.path)
        try holder.execute("BEGIN IMMEDIATE")
        let impatient = try LibraryDatabase(at: fixture.path, patience: 0)
        await #expect(throws: DatabaseError.locked(path: fixture.path)) { try await impatient.addProfile(named: "x") }
        let foreign = fixture.folder.appending(path: "foreign").path(percentEncoded: false)
        try Connection(path: foreign).execute("CREATE TABLE theirs (a)")
        #expect(throws: DatabaseError.foreign(path: foreign)) { try LibraryDatabase(at: foreign) }
        let rubbish = fixture.folder.appending(path: "rubbish")
        try Data(repeating: 0x41, count: 5000).write(to: rubbish)
        #expect(throws: DatabaseError.notADatabase(path: rubbish.path(percentEncoded: false))) {
            try LibraryDatabase(at: rubbish.path(percentEncoded: false))
        }
    }
}

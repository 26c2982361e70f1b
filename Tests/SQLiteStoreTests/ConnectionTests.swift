import Foundation
import SQLiteStore
import Testing

/// A folder that goes with the test.
final class TemporaryFolder {
    let url: URL

    init() throws {
        self.url = FileManager.default.temporaryDirectory.appending(path: "murajah-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(at: url) }

    func path(_ name: String) -> String { url.appending(path: name).path(percentEncoded: false) }
}

@Suite struct ConnectionTests {
    @Test func `values of every kind come back as they were written`() throws {
        let folder = try TemporaryFolder()
        let connection = try Connection(path: folder.path("a"))
        try connection.execute("CREATE TABLE t (a, b, c, d, e)")
        let values: [Value] = [.null, .integer(.min), .real(0.1), .text("ٱلۡحَمۡدُ\0 ۖ"), .blob([0, 255])]
        try connection.run("INSERT INTO t VALUES (?, ?, ?, ?, ?)", values)
        try connection.run("INSERT INTO t VALUES (?, ?, ?, ?, ?)", [.null, .null, .null, .text(""), .blob([])])
        let rows = try connection.rows("SELECT * FROM t ORDER BY rowid")
        #expect(rows[0].values == values)
        #expect(rows[0].text(3)?.unicodeScalars.elementsEqual("ٱلۡحَمۡدُ\0 ۖ".unicodeScalars) == true)
        #expect(rows[1].values == [.null, .null, .null, .text(""), .blob([])])
    }

    @Test func `a transaction that throws leaves nothing`() throws {
        struct Stop: Error {}
        let folder = try TemporaryFolder()
        let connection = try Connection(path: folder.path("a"))
        try connection.execute("CREATE TABLE t (a)")
        #expect(throws: Stop.self) {
            try connection.transaction {
                try connection.run("INSERT INTO t VALUES (1)")
                try connection.transaction { try connection.run("INSERT INTO t VALUES (2)") }
                throw Stop()
            }
        }
        #expect(try connection.integer("SELECT count(*) FROM t") == 0)
    }

    @Test func `a file locked by another connection is told as locked`() throws {
        let folder = try TemporaryFolder()
        let first = try Connection(path: folder.path("a"), patience: 0)
        try first.execute("CREATE TABLE t (a)")
        let second = try Connection(path: folder.path("a"), patience: 0)
        try first.execute("BEGIN EXCLUSIVE")
        #expect(throws: DatabaseError.locked(path: folder.path("a"))) {
            try second.transaction { try second.run("INSERT INTO t VALUES (1)") }
        }
    }

    @Test func `a file that is no database, and a folder, are told as such`() throws {
        let folder = try TemporaryFolder()
        try Data(repeating: 0x41, count: 4096).write(to: folder.url.appending(path: "text"))
        let text = try Connection(path: folder.path("text"))
        #expect(throws: DatabaseError.notADatabase(path: folder.path("text"))) { try text.configure() }
        #expect(throws: DatabaseError.cannotOpen(path: folder.path(""))) { try Connection(path: folder.path("")) }
        #expect(throws: DatabaseError.cannotOpen(path: folder.path("no/such"))) {
            try Connection(path: folder.path("no/such"))
        }
    }

    @Test func `a full disk is told as such and what was there stays`() throws {
        let folder = try TemporaryFolder()
        let connection = try Connection(path: folder.path("a"))
        try connection.execute("CREATE TABLE t (a)")
        try connection.run("INSERT INTO t VALUES (1)")
        _ = try connection.rows("PRAGMA max_page_count = 3")
        #expect(throws: DatabaseError.diskFull(path: folder.path("a"))) {
            try connection.transaction {
                for _ in 0..<100 {
                    try connection.run("INSERT INTO t VALUES (?)", [.blob(Array(repeating: 1, count: 1000))])
                }
            }
        }
        #expect(try connection.integer("SELECT count(*) FROM t") == 1)
    }

    @Test func `damage is found`() throws {
        let folder = try TemporaryFolder()
        let url = folder.url.appending(path: "a")
        do {
            let connection = try Connection(path: folder.path("a"))
            try connection.execute("CREATE TABLE t (a)")
            for number in 0..<500 { try connection.run("INSERT INTO t VALUES (?)", [.text("row \(number)")]) }
            #expect(try connection.integrityFindings().isEmpty)
        }
        var bytes = try Data(contentsOf: url)
        for index in 4096 + 8..<4096 + 600 { bytes[index] = 0xFF }
        try bytes.write(to: url)
        let connection = try Connection(path: folder.path("a"))
        let isDamaged: Bool
        do { isDamaged = try !connection.integrityFindings().isEmpty } catch DatabaseError.corrupt { isDamaged = true }
        #expect(isDamaged)
    }
}

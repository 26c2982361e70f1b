import Foundation
import SQLiteStore
import Testing

@Suite struct MigratorTests {
    private let first = Migrator(
        applicationID: 77, migrations: [.init("CREATE TABLE t (a); INSERT INTO t VALUES (1);")])
    private let second = Migrator(
        applicationID: 77,
        migrations: [
            .init("CREATE TABLE t (a); INSERT INTO t VALUES (1);"), .init("ALTER TABLE t ADD COLUMN b DEFAULT 5"),
        ])

    @Test func `migrations go forward once, with a copy of what was there`() throws {
        let folder = try TemporaryFolder()
        let path = folder.path("a")
        #expect(try first.migrate(Connection(path: path)) == nil)
        #expect(try first.migrate(Connection(path: path)) == nil)
        let connection = try Connection(path: path)
        let backup = try #require(try second.migrate(connection))
        #expect(backup == path + ".v1-backup")
        #expect(try connection.integer("SELECT b FROM t") == 5)
        let copy = try Connection(path: backup)
        #expect(try copy.integer("PRAGMA user_version") == 1)
        #expect(try copy.rows("SELECT * FROM t").map(\.values) == [[.integer(1)]])
        #expect(try second.migrate(Connection(path: path)) == nil)
    }

    @Test func `a failing migration changes nothing`() throws {
        let folder = try TemporaryFolder()
        let path = folder.path("a")
        try first.migrate(Connection(path: path))
        let broken = Migrator(
            applicationID: 77,
            migrations: [.init(""), .init("ALTER TABLE t ADD COLUMN b; INSERT INTO nowhere VALUES (1);")])
        #expect(throws: DatabaseError.self) { try broken.migrate(Connection(path: path)) }
        let connection = try Connection(path: path)
        #expect(try connection.integer("PRAGMA user_version") == 1)
        #expect(try connection.rows("SELECT * FROM t").map(\.values.count) == [1])
    }

    @Test func `a newer file and a foreign file are refused and left as they are`() throws {
        let folder = try TemporaryFolder()
        let newer = folder.path("newer")
        try second.migrate(Connection(path: newer))
        #expect(throws: DatabaseError.newerVersion(path: newer, found: 2, known: 1)) {
            try first.migrate(Connection(path: newer))
        }
        let foreign = folder.path("foreign")
        try Connection(path: foreign).execute("CREATE TABLE theirs (a)")
        let before = try Data(contentsOf: URL(filePath: foreign))
        #expect(throws: DatabaseError.foreign(path: foreign)) { try first.migrate(Connection(path: foreign)) }
        #expect(try Data(contentsOf: URL(filePath: foreign)) == before)
    }
}

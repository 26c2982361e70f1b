import Testing

@testable import CommandLineSupport

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

@Suite struct OutputTests {
    /// A folder of its own for each test.
    private final class Folder {
        let path = TemporaryFile.path(suffix: ".test")
        init() throws { try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false) }
        deinit { try? FileManager.default.removeItem(atPath: path) }
        func names() throws -> [String] { try FileManager.default.contentsOfDirectory(atPath: path).sorted() }
        func text(_ name: String) throws -> String { try String(contentsOfFile: path + "/" + name, encoding: .utf8) }
    }

    @Test func `a file appears when it is committed, and not before`() throws {
        let folder = try Folder()
        let file = try AtomicFileOutput(path: folder.path + "/out.json")
        try file.write("one\n")
        try file.flush()
        #expect(try !folder.names().contains("out.json"))
        #if os(Linux)
            // Not even under another name: a process killed now leaves nothing behind.
            #expect(try folder.names().isEmpty)
        #endif
        try file.write("two\n")
        try file.commit()
        #expect(try folder.names() == ["out.json"])
        #expect(try folder.text("out.json") == "one\ntwo\n")
    }

    @Test func `a discarded file leaves what was there before`() throws {
        let folder = try Folder()
        try "before".write(toFile: folder.path + "/out", atomically: false, encoding: .utf8)
        let file = try AtomicFileOutput(path: folder.path + "/out")
        try file.write(String(repeating: "x", count: 200_000))
        file.discard()
        #expect(try folder.names() == ["out"])
        #expect(try folder.text("out") == "before")
    }

    @Test func `a file left by a killed process of the same number is no hindrance`() throws {
        let folder = try Folder()
        let first = try AtomicFileOutput(path: folder.path + "/out")
        let second = try AtomicFileOutput(path: folder.path + "/out")
        try second.write("second")
        try second.commit()
        first.discard()
        #expect(try folder.text("out") == "second")
        #expect(try folder.names() == ["out"])
    }

    @Test func `a link keeps leading to the file, and the file keeps its permissions`() throws {
        let folder = try Folder()
        try "before".write(toFile: folder.path + "/private", atomically: false, encoding: .utf8)
        try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: folder.path + "/private")
        try FileManager.default.createSymbolicLink(atPath: folder.path + "/link", withDestinationPath: "private")
        let file = try AtomicFileOutput(path: folder.path + "/link")
        try file.write("after")
        try file.commit()
        #expect(try FileManager.default.destinationOfSymbolicLink(atPath: folder.path + "/link") == "private")
        #expect(try folder.text("private") == "after")
        let attributes = try FileManager.default.attributesOfItem(atPath: folder.path + "/private")
        #expect(attributes[.posixPermissions].map { "\($0)" } == "\(0o600)")
    }

    @Test(arguments: [1, 200, 255]) func `a name may be as long as names can be`(length: Int) throws {
        let folder = try Folder()
        let name = String(repeating: "n", count: length)
        let file = try AtomicFileOutput(path: folder.path + "/" + name)
        #expect(file.isEmpty)
        try file.write("text")
        #expect(!file.isEmpty)
        try file.commit()
        #expect(try folder.names() == [name])
        #expect(try folder.text(name) == "text")
    }

    @Test func `a folder or a file in no folder cannot be written`() throws {
        let folder = try Folder()
        #expect(throws: OutputError.self) { try AtomicFileOutput(path: folder.path) }
        #expect(throws: OutputError.self) { try AtomicFileOutput(path: folder.path + "/none/out") }
        #expect(try folder.names().isEmpty)
    }

    #if os(Linux)
        @Test func `a full device is an error that names it and the remedy`() throws {
            let file = try AtomicFileOutput(path: "/dev/full")
            try file.write("text")
            let error = #expect(throws: OutputError.self) { try file.commit() }
            file.discard()
            #expect(try #require(error).description.hasPrefix("/dev/full: cannot write: No space left on device; free"))
            #expect(FileManager.default.fileExists(atPath: "/dev/full"))
        }
    #endif

    @Test func `a closed descriptor is an error, once`() {
        let output = DescriptorOutput(descriptor: -1, name: "standard output")
        #expect(throws: OutputError.self) {
            try output.write("text")
            try output.flush()
        }
        #expect(throws: Never.self) { try output.flush() }
    }
}

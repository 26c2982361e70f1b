import Foundation
import Inference
import Testing

@testable import InferenceORT

#if os(Linux)
    struct LibraryFramingTests {
        /// A real library: the system's mathematics.
        private static func library() throws -> [UInt8] {
            let folders = ["/lib/x86_64-linux-gnu", "/lib/aarch64-linux-gnu", "/lib64", "/usr/lib"]
            let path = folders.map { $0 + "/libm.so.6" }.first(where: FileManager.default.fileExists(atPath:))
            return [UInt8](try Data(contentsOf: URL(fileURLWithPath: try #require(path))))
        }

        private static func endsTooEarly(_ bytes: some Collection<UInt8>) -> Bool {
            let bytes = Array(bytes)
            return LibraryFraming.endsTooEarly(size: UInt64(bytes.count)) { offset, count in
                offset < bytes.count ? Array(bytes[Int(offset)...].prefix(count)) : []
            }
        }

        @Test func `a library ends too early wherever it is cut`() throws {
            let whole = try Self.library()
            #expect(!Self.endsTooEarly(whole))
            #expect(!Self.endsTooEarly(whole + [1, 2, 3]))
            var cuts = Array(6..<200)
            cuts += stride(from: 200, to: whole.count, by: 997)
            cuts.append(whole.count - 1)
            for cut in cuts { #expect(Self.endsTooEarly(whole.prefix(cut)), "cut at \(cut)") }
        }

        @Test func `what is no library is left to the loader`() {
            for bytes: [UInt8] in [[], [0x7F], Array("text".utf8), [UInt8](repeating: 0xFF, count: 100)] {
                #expect(!Self.endsTooEarly(bytes))
            }
        }

        @Test func `headers of any content are read without a trap`() throws {
            let whole = try Self.library()
            for position in 6..<64 {
                for value: UInt8 in [0, 0x7F, 0x80, 0xFF] {
                    var bytes = Array(whole.prefix(4096))
                    bytes[position] = value
                    _ = Self.endsTooEarly(bytes)
                }
            }
            var bytes = Array(whole.prefix(4096))
            for position in 32..<64 { bytes[position] = 0xFF }
            #expect(Self.endsTooEarly(bytes))
        }

        @Test func `a runtime that was cut off is an error and not a crash`() throws {
            try Fixture.withFile(Array(try Self.library().prefix(100_000))) { path in
                let error = #expect(throws: InferenceError.self) { try OrtRuntime(path: path) }
                #expect(error == .runtimeUnusable(path: path, reason: "the file ends too early"))
            }
        }
    }
#endif

import Foundation
import Testing

@testable import QuranCore

@Suite struct IntegrityTests {
    private static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    private static let embedded: [String: EmbeddedFile] = [
        "quran-uthmani_all.txt": .uthmani,
        "quran-simple-imlaey-without-puase-sajda-hizb-marks-and-tatweel.xml": .imlaei,
        "lexicon.bin": .lexicon, "metadata.txt": .metadata, "word-map.txt": .wordMap,
        "sound-alikes.txt": .soundAlikes, "pickthall.txt": .pickthall,
    ]

    @Test func `what is built in has the hashes that the generator printed`() throws {
        let sums = try String(contentsOf: Self.root.appending(path: "tools/data/SHA256SUMS"), encoding: .utf8)
        var checked: Set<String> = []
        for line in sums.split(separator: "\n") {
            let fields = line.split(separator: " ", maxSplits: 1).map { $0.trimmingCharacters(in: .whitespaces) }
            let name = try #require(fields.last?.split(separator: "/").last.map(String.init))
            if let file = Self.embedded[name] {
                #expect(SHA256.hexDigest(of: file.bytes) == fields[0], "\(name)")
                checked.insert(name)
            } else {
                let data = try Data(contentsOf: Self.root.appending(path: fields[1]))
                #expect(SHA256.hexDigest(of: data) == fields[0], "\(name)")
            }
        }
        #expect(checked == Set(Self.embedded.keys))
    }

    @Test func `the texts are byte for byte those of the named sources, with their notice`() throws {
        let quran = try Quran.load()
        #expect(quran.sha256(of: .uthmani) == QuranSource.uthmaniText.sha256)
        #expect(quran.sha256(of: .imlaei) == QuranSource.imlaeiText.sha256)
        for table in [quran.uthmani, quran.imlaei] {
            let text = String(decoding: table.file.bytes, as: UTF8.self)
            #expect(text.contains("Tanzil Project") && text.contains("Creative Commons Attribution 3.0"))
        }
    }

    @Test func `every source names its terms and a full hash`() {
        #expect(Quran.sources.count == 7)
        for source in Quran.sources {
            #expect(source.sha256.count == 64 && source.sha256.allSatisfy(\.isHexDigit))
            #expect(!source.licence.isEmpty && source.link.hasPrefix("https://"))
        }
    }

    @Test func `a damaged lexicon is refused, not read`() throws {
        let whole = Array(EmbeddedFile.lexicon.bytes)
        for count in [0, 3, 4, 27, 28, 200, 30_000, whole.count / 2, whole.count - 1] {
            #expect(throws: QuranDataError.self) { try PhonemeLexicon.read(Array(whole[..<count])) }
        }
        for (offset, value) in [(0, UInt8(0)), (4, 9), (8, 1), (whole.count - 1, 68), (270, 255)] {
            var changed = whole
            changed[offset] = value
            #expect(throws: QuranDataError.self) { try PhonemeLexicon.read(changed) }
        }
        #expect(throws: QuranDataError.self) { try PhonemeLexicon.read(whole + [0]) }
        #expect(try PhonemeLexicon.read(whole).wordCount == 77_433)
    }
}

extension PhonemeLexicon {
    fileprivate static func read(_ bytes: [UInt8]) throws -> PhonemeLexicon {
        try bytes.withUnsafeBufferPointer { buffer in try PhonemeLexicon(EmbeddedFile(testing: buffer)) }
    }
}

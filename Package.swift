// swift-tools-version: 6.2
import PackageDescription

// One settings list for every Swift target: see CONTRIBUTING.md for what each flag buys.
let swiftSettings: [SwiftSetting] = [
    .swiftLanguageMode(.v6),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .treatAllWarnings(as: .error),
]

/// A Swift library target; `uses` is the complete list of our own targets it may import.
func library(
    _ name: String, uses: [String] = [], exclude: [String] = [], resources: [Resource] = []
) -> Target {
    .target(
        name: name, dependencies: uses.map { .byName(name: $0) }, exclude: exclude,
        resources: resources, swiftSettings: swiftSettings)
}

/// A test target for the library of the same name, with the targets its tests may import in addition.
func tests(_ name: String, uses: [String] = [], resources: [Resource] = []) -> Target {
    .testTarget(
        name: name + "Tests", dependencies: ([name] + uses).map { .byName(name: $0) },
        resources: resources, swiftSettings: swiftSettings)
}

/// A C library of the system behind a module map: one library, one target.
func system(_ name: String, pkgConfig: String, apt: String, brew: String) -> Target {
    .systemLibrary(name: name, pkgConfig: pkgConfig, providers: [.apt([apt]), .brew([brew])])
}

let package = Package(
    name: "Murajah",
    platforms: [.iOS(.v17), .macOS(.v14)],
    products: [
        .library(name: "QuranRecognitionKit", targets: ["QuranRecognitionKit"]),
        .library(name: "QuranCore", targets: ["QuranCore"]),
        .library(name: "AudioIO", targets: ["AudioIO"]),
        .library(name: "Memorization", targets: ["Memorization"]),
        .library(name: "MemorizationStore", targets: ["MemorizationStore"]),
        .library(name: "Tajweed", targets: ["Tajweed"]),
        .library(name: "Recitation", targets: ["Recitation"]),
        .executable(name: "murajah", targets: ["murajah"]),
    ],
    targets: [
        // The text and what is derived from it.
        .target(name: "CQuranData", exclude: ["Data"]),
        library("QuranCore", uses: ["CQuranData"]),

        // Audio: pure signal processing, then files.
        library("AudioCore"),
        system("CSndFile", pkgConfig: "sndfile", apt: "libsndfile1-dev", brew: "libsndfile"),
        system("CSoxr", pkgConfig: "soxr", apt: "libsoxr-dev", brew: "libsoxr"),
        library("AudioIO", uses: ["AudioCore", "CSndFile", "CSoxr"]),

        // Neural networks: what a session is, the one runtime behind it, and acoustic models on top.
        library("Inference"),
        .target(name: "COnnxRuntime"),
        library("InferenceORT", uses: ["Inference", "COnnxRuntime"]),
        system("CCrypto", pkgConfig: "libcrypto", apt: "libssl-dev", brew: "openssl@3"),
        library("Checksums", uses: ["CCrypto"]),
        library("Acoustics", uses: ["AudioCore", "Checksums", "Inference", "SequenceDecoding"]),

        // Decoding: pure functions and state machines over posteriors and text.
        library("SequenceDecoding"),
        library("VerseMatching", uses: ["QuranCore"]),
        library("Recitation", uses: ["QuranCore"]),

        // Memorising: what was recited right, when to recite it again, and where that is kept.
        library("Memorization", uses: ["QuranCore"]),
        system("CSQLite", pkgConfig: "sqlite3", apt: "libsqlite3-dev", brew: "sqlite"),
        library("SQLiteStore", uses: ["CSQLite"]),
        library("MemorizationStore", uses: ["Memorization", "QuranCore", "SQLiteStore"]),
        // Killed and run twice at once by the tests of the store.
        .executableTarget(
            name: "StoreProbe", dependencies: ["MemorizationStore", "Memorization", "QuranCore"],
            path: "Tests/StoreProbe", swiftSettings: swiftSettings),

        .target(name: "CTajweedData", exclude: ["Data"]),
        library("Tajweed", uses: ["QuranCore", "CTajweedData"]),

        // What people use.
        library(
            "QuranRecognitionKit",
            uses: [
                "QuranCore", "AudioCore", "AudioIO", "Inference", "InferenceORT", "Acoustics",
                "SequenceDecoding", "VerseMatching", "Recitation",
            ], resources: [.copy("Model")]),
        library("BenchmarkKit", uses: ["QuranCore", "Recitation"]),
        library("CommandLineSupport"),
        library(
            "QuranCLI",
            uses: [
                "CommandLineSupport", "BenchmarkKit", "QuranRecognitionKit", "QuranCore", "AudioCore",
                "AudioIO", "Checksums", "Inference", "InferenceORT", "Acoustics", "SequenceDecoding",
                "Recitation", "Memorization", "MemorizationStore",
            ]),
        .executableTarget(name: "murajah", dependencies: ["QuranCLI"], swiftSettings: swiftSettings),

        .target(name: "TestSupport", path: "Tests/TestSupport", swiftSettings: swiftSettings),
        tests("QuranCore"),
        tests("AudioCore", resources: [.copy("Golden")]),
        tests("AudioIO", uses: ["AudioCore", "CSndFile"]),
        tests("VerseMatching", uses: ["QuranCore"]),
        tests("Recitation", uses: ["QuranCore"]),
        tests("Memorization", uses: ["QuranCore"], resources: [.copy("Vectors")]),
        tests("SQLiteStore"),
        tests("Tajweed", uses: ["QuranCore"]),
        tests("MemorizationStore", uses: ["Memorization", "QuranCore", "SQLiteStore", "StoreProbe"]),
        tests("InferenceORT", uses: ["Inference"], resources: [.copy("Fixtures")]),
        tests("SequenceDecoding", uses: ["TestSupport"], resources: [.copy("Fixtures")]),
        tests(
            "Acoustics", uses: ["AudioIO", "Inference", "InferenceORT", "SequenceDecoding", "TestSupport"],
            resources: [.copy("Fixtures")]),
        tests("QuranRecognitionKit", uses: ["InferenceORT", "QuranCore", "Recitation", "TestSupport"]),
        tests("CommandLineSupport"),
        tests("BenchmarkKit", uses: ["QuranCore", "Recitation"]),
        tests(
            "QuranCLI",
            uses: [
                "BenchmarkKit", "CommandLineSupport", "Memorization", "MemorizationStore", "QuranCore", "Recitation",
            ]),
    ]
)

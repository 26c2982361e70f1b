import BenchmarkKit
import CommandLineSupport
import QuranCore
import Recitation
import Testing

@testable import QuranCLI

/// A recogniser that knows its files by name.
struct CannedRecordings: RecordingRecognizer {
    struct Refusal: Error, CustomStringConvertible {
        let description: String
    }

    var recordings: [String: RecognizedRecording] = [:]
    /// Told of every request.
    var note: (String, RecognitionScope) -> Void = { _, _ in }

    func recognize(
        path: String, scope: RecognitionScope, progress: ((Double) -> Void)?
    ) throws -> RecognizedRecording {
        note(path, scope)
        progress?(0.5)
        guard let recording = recordings[path] else { throw Refusal(description: "\(path): no such file; check") }
        return recording
    }

    func recognize(path: String) throws -> RecitationResult {
        try recognize(path: path, scope: RecognitionScope(), progress: nil).result
    }

    func recognize(samples: [Float]) throws -> RecitationResult { RecitationResult() }

    func makeLive() throws -> any BenchmarkLiveRecognizer { SilentLive() }

    private struct SilentLive: BenchmarkLiveRecognizer {
        func push(_ samples: [Float]) throws -> [RecitationEvent] { [] }
        func finish() throws -> [RecitationEvent] { [] }
    }
}

/// One run of the program: what it wrote and how it ended.
struct ProgramRun {
    let outcome: CommandOutcome
    let output: String
    let errors: String

    init(
        _ arguments: [String], services: Services, terminal: Terminal = .none, output: (any TextOutput)? = nil
    ) {
        let memory = MemoryOutput()
        let errors = MemoryOutput()
        let console = Console(
            output: output ?? memory, errors: errors, outputTerminal: terminal, errorTerminal: .none, now: { 0 })
        self.outcome = Murajah.run(arguments, services: services, console: console)
        self.output = memory.text
        self.errors = errors.text
    }
}

extension Services {
    struct Absent: Error, CustomStringConvertible {
        var description: String { "absent" }
    }

    /// Services with canned recordings and nothing else.
    static func canned(_ recordings: CannedRecordings = CannedRecordings()) -> Services {
        Services(
            makeRecognizer: { _ in recordings },
            loadAudio: { path in
                if path == "silence.wav" { return [Float](repeating: 0, count: 16_000) }
                throw CannedRecordings.Refusal(description: "\(path): no such file; check")
            },
            makeTranscriber: { _ in throw Absent() },
            inspect: { _ in
                Installation(
                    runtime: .present("1.32.0"), model: .present(.init(path: "m", bytes: 3, sha256: "abc")),
                    quranData: .present("6236 verses"), ffmpeg: .missing("not installed"), microphone: .missing("none"))
            })
    }
}

/// A verse written as `112:1`.
func verse(_ text: String) throws -> VerseID { try #require(VerseID(text)) }

/// A recording of these verses, each 2 s long, of two words.
func recording(_ verses: String, text: String = "", warnings: [String] = []) throws -> RecognizedRecording {
    let ids = try verses.split(separator: " ").map { try verse(String($0)) }
    let recited = ids.enumerated().map { position, id in
        RecitedVerse(
            verse: id, start: Double(position) * 2, end: Double(position) * 2 + 1.5, confidence: 0.987,
            wordsHeard: 2, wordCount: 2)
    }
    let words = recited.map {
        RecitedWord(verse: $0.verse, word: 0, start: $0.start, end: $0.start + 0.5, confidence: 0.9)
    }
    return RecognizedRecording(
        duration: Double(ids.count) * 2, result: RecitationResult(verses: recited, words: words), text: text,
        warnings: warnings)
}

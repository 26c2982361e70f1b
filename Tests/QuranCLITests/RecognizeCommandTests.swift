import BenchmarkKit
import CommandLineSupport
import Foundation
import QuranCore
import Recitation
import Testing

@testable import QuranCLI

@Suite struct RecognizeCommandTests {
    private func run(_ arguments: [String], terminal: Terminal = .none) throws -> ProgramRun {
        let recordings = CannedRecordings(recordings: [
            "ikhlas.wav": try recording("112:1 112:2 112:3 112:4", text: "قل هو الله احد"),
            "silence.wav": try recording(""),
            "cut.mp3": try recording("113:1", warnings: ["the file is cut off"]),
        ])
        return ProgramRun(["recognize"] + arguments, services: .canned(recordings), terminal: terminal)
    }

    @Test func `verses are shown with surah, time and text`() throws {
        let run = try run(["ikhlas.wav"])
        #expect(run.outcome == .success && run.errors.isEmpty)
        let quran = try Quran.load()
        let lines = run.output.split(separator: "\n").map(String.init)
        #expect(lines.count == 7)
        #expect(lines[0] == "ikhlas.wav  0:08.0")
        #expect(lines[1].hasPrefix("  \(quran.surah(112).arabicName)  112. "))
        #expect(
            lines[3] == "    0:02.0 - 0:03.5  112:2  \(quran.text(of: try verse("112:2"), script: .uthmani))  99 %")
        #expect(lines[6] == "  heard: قل هو الله احد")
        #expect(!run.output.contains("\u{1B}"))
    }

    @Test func `colour comes only with a terminal that has it`() throws {
        let run = try run(["ikhlas.wav"], terminal: Terminal(isInteractive: true, hasColour: true))
        #expect(run.output.contains("\u{1B}[1mikhlas.wav\u{1B}[0m"))
    }

    @Test func `silence is said to be none`() throws {
        let run = try run(["silence.wav"])
        #expect(run.outcome == .success && run.output.contains("no verse of the Quran recognised"))
    }

    @Test func `a JSON line holds everything, for each file one`() throws {
        let run = try run(["--json", "silence.wav", "cut.mp3"])
        #expect(
            run.output == """
                {"duration_s":0,"file":"silence.wav","text":"","verses":[],"warnings":[],"words":[]}
                {"duration_s":2,"file":"cut.mp3","text":"","verses":[{"ayah":1,"confidence":0.987,"end_s":1.5,\
                "sound_alikes":[],"start_s":0,"surah":113,"word_count":2,"words_heard":2}],\
                "warnings":["the file is cut off"],"words":[{"ayah":1,"confidence":0.9,"end_s":0.5,"start_s":0,\
                "surah":113,"word":1}]}

                """)
        #expect(run.errors == "murajah: cut.mp3: warning: the file is cut off\n")
    }

    @Test func `subtitles have a cue for each verse`() throws {
        let quran = try Quran.load()
        let text = quran.text(of: try verse("113:1"), script: .uthmani)
        #expect(
            try run(["--vtt", "cut.mp3"]).output == """
                WEBVTT

                00:00:00.000 --> 00:00:01.500
                \(text) (113:1)

                """)
        #expect(
            try run(["--srt", "cut.mp3"]).output == """
                1
                00:00:00,000 --> 00:00:01,500
                \(text) (113:1)

                """)
        #expect(try run(["--vtt", "silence.wav"]).output == "WEBVTT\n")
    }

    @Test func `one file that fails does not keep the others from being done`() throws {
        let run = try run(["--json", "missing.wav", "silence.wav"])
        #expect(run.outcome == .failure)
        #expect(run.errors == "murajah: missing.wav: no such file; check\n")
        #expect(run.output.contains("\"silence.wav\""))
    }

    @Test(arguments: [
        ("112:1-4", "ikhlas.wav", CommandOutcome.success), ("112", "ikhlas.wav", .success),
        ("112:1-3", "ikhlas.wav", .negative), ("112:1", "silence.wav", .negative), ("113:1", "cut.mp3", .success),
        ("113:1-2", "cut.mp3", .negative),
    ])
    func `an expectation decides the exit code`(expected: String, file: String, outcome: CommandOutcome) throws {
        let run = try run(["--expect", expected, file])
        #expect(run.outcome == outcome)
        #expect(run.errors.contains("expected \(expected), recognised") == (outcome == .negative))
    }

    @Test func `a verse that sounds like the expected one is right`() throws {
        let heard = RecitedVerse(
            verse: try verse("55:13"), start: 0, end: 1, confidence: 1, wordsHeard: 4, wordCount: 4,
            soundAlikes: [try verse("55:16")])
        let recordings = CannedRecordings(recordings: [
            "a": RecognizedRecording(duration: 1, result: RecitationResult(verses: [heard]), text: "", warnings: [])
        ])
        #expect(ProgramRun(["recognize", "a", "--expect", "55:16"], services: .canned(recordings)).outcome == .success)
        #expect(
            ProgramRun(["recognize", "a", "--expect", "55:17"], services: .canned(recordings)).outcome == .negative)
    }

    @Test func `hint and range reach the recogniser`() throws {
        var scopes: [RecognitionScope] = []
        var recordings = CannedRecordings(recordings: ["a": try recording("")])
        recordings.note = { scopes.append($1) }
        let services = Services.canned(recordings)
        _ = ProgramRun(["recognize", "a", "--hint", "18", "--from", "2:1", "--to", "3:200"], services: services)
        _ = ProgramRun(["recognize", "a", "--from", "114:1"], services: services)
        let expected = [
            RecognitionScope(surahHint: 18, range: try verse("2:1")...verse("3:200")),
            RecognitionScope(surahHint: nil, range: try verse("114:1")...verse("114:6")),
        ]
        #expect(scopes == expected)
    }

    @Test(arguments: [
        ["--json", "--vtt", "ikhlas.wav"], ["--vtt", "ikhlas.wav", "cut.mp3"], ["--from", "3:1", "--to", "2:1", "a"],
        ["--hint", "0", "a"], ["--expect", "1:8", "a"], [],
    ])
    func `a command line that makes no sense is refused before anything is recognised`(arguments: [String]) throws {
        let run = try run(arguments)
        #expect(run.outcome == .usage && run.output.isEmpty)
        #expect(run.errors.hasSuffix("(see 'murajah help')\n") && run.errors.split(separator: "\n").count == 1)
    }

    @Test func `an output that fails ends everything with one line`() throws {
        let recordings = CannedRecordings(recordings: ["a": try recording(""), "b": try recording("")])
        let closed = DescriptorOutput(descriptor: -1, name: "standard output")
        let run = ProgramRun(["recognize", "a", "b"], services: .canned(recordings), output: closed)
        #expect(run.outcome == .failure)
        #expect(run.errors.hasPrefix("murajah: standard output: cannot write"))
        #expect(run.errors.split(separator: "\n").count == 1)
    }

    @Test func `an output of which nothing came does not replace an earlier one`() throws {
        let path = TemporaryFile.path(suffix: ".vtt")
        defer { TemporaryFile.remove(path) }
        func size(after arguments: [String]) throws -> Int? {
            _ = try run(arguments + ["--output", path])
            let attributes = try? FileManager.default.attributesOfItem(atPath: path)
            return (attributes?[.size] as? NSNumber)?.intValue
        }
        #expect(try size(after: ["missing.wav"]) == nil)
        let written = try #require(try size(after: ["--vtt", "ikhlas.wav"]))
        #expect(written > 0)
        #expect(try size(after: ["--vtt", "missing.wav"]) == written)
        // Nothing recited is an answer too.
        #expect(try size(after: ["--srt", "silence.wav"]) == 0)
    }

    @Test func `a file name with a line break still makes one line of error`() throws {
        let run = try run(["two\nlines.wav"])
        #expect(run.outcome == .failure && run.errors.split(separator: "\n").count == 1)
    }
}

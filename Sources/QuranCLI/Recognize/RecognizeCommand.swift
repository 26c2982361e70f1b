import CommandLineSupport
import QuranCore
import Recitation

/// `murajah recognize`.
enum RecognizeCommand: Command {
    static let json = Flag("json", help: "one JSON object for each file, on a line of its own")
    static let vtt = Flag("vtt", help: "subtitles in WebVTT, one file at a time")
    static let srt = Flag("srt", help: "subtitles in SubRip, one file at a time")
    static let hint = Option<Int>.integer("hint", "SURAH", in: 1...114, help: "the surah that is probably recited")
    static let from = verseOption("from", help: "consider no verse before this one")
    static let to = verseOption("to", help: "consider no verse after this one")
    static let expect = Option<ClosedRange<VerseID>>(
        "expect", "VERSES", help: "exit with 1 unless exactly these are recited: 1:1, 112:1-4, 112",
        expects: "verses such as 1:1, 112:1-4 or 112", read: VerseArgument.verses)

    static let syntax = CommandSyntax(
        "recognize", summary: "say which verses and words recordings recite",
        operands: Operands("FILE", count: 1...Int.max),
        options: [
            json, vtt, srt, SharedOptions.model, hint, from, to, expect, SharedOptions.output,
        ],
        discussion: """
            Files may be WAV, MP3, OGG, Opus or FLAC; M4A, AAC and WebM need the program ffmpeg.
            A JSON object has: file, duration_s, verses (surah, ayah, start_s, end_s, confidence, words_heard,
            word_count, sound_alikes), words (surah, ayah, word from 1, start_s, end_s, confidence), text, warnings.
            """)

    private static func verseOption(_ name: String, help: String) -> Option<VerseID> {
        Option(name, "VERSE", help: help, expects: "a verse such as 2:255", read: { VerseID($0) })
    }

    static func run(_ arguments: ParsedArguments, _ services: Services, _ console: Console) throws -> CommandOutcome {
        let format = try format(arguments)
        let scope = RecognitionScope(surahHint: arguments[hint], range: try range(arguments))
        let quran = try Quran.load()
        let recognizer = try services.makeRecognizer(arguments[SharedOptions.model])
        return try console.withOutput(arguments[SharedOptions.output]) { output, terminal in
            let report = RecognitionReport(format: format, quran: quran, terminal: terminal)
            return try forEachFile(arguments.operands, console: console) { file in
                let bar = console.progressBar(file)
                defer { bar.finish() }
                let recording = try recognizer.recognize(path: file, scope: scope) { bar.update($0) }
                bar.finish()
                try output.write(report.text(of: recording, file: file))
                try output.flush()
                for warning in recording.warnings { console.report("warning: \(warning)", file: file) }
                return check(recording, file: file, arguments[expect], console)
            }
        }
    }

    private static func format(_ arguments: ParsedArguments) throws(UsageError) -> RecognitionReport.Format {
        let chosen: [RecognitionReport.Format] =
            (arguments[json] ? [.json] : []) + (arguments[vtt] ? [.vtt] : []) + (arguments[srt] ? [.srt] : [])
        if chosen.count > 1 { throw .conflict("give only one of --json, --vtt and --srt") }
        let format = chosen.first ?? .readable
        if format == .vtt || format == .srt, arguments.operands.count > 1 {
            throw .conflict("subtitles are made for one file at a time")
        }
        return format
    }

    private static func range(_ arguments: ParsedArguments) throws(UsageError) -> ClosedRange<VerseID>? {
        let first = arguments[from]
        let last = arguments[to]
        if first == nil && last == nil { return nil }
        let lower = first ?? VerseID.all.lowerBound
        let upper = last ?? VerseID.all.upperBound
        guard lower <= upper else { throw .conflict("--from \(lower) comes after --to \(upper)") }
        return lower...upper
    }

    private static func check(
        _ recording: RecognizedRecording, file: String, _ expected: ClosedRange<VerseID>?, _ console: Console
    ) -> CommandOutcome {
        guard let expected else { return .success }
        let recited = recording.result.verses
        let wanted = Array(expected)
        let isMet =
            recited.count == wanted.count
            && zip(recited, wanted).allSatisfy { $0.verse == $1 || $0.soundAlikes.contains($1) }
        if isMet { return .success }
        let got = recited.isEmpty ? "no verse" : recited.map { "\($0.verse)" }.joined(separator: ", ")
        console.report("expected \(expected.text), recognised \(got)", file: file)
        return .negative
    }
}

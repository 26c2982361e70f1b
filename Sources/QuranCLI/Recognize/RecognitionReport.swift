import CommandLineSupport
import QuranCore
import Recitation

/// A recognised file as text.
struct RecognitionReport {
    enum Format {
        case readable, json, vtt, srt
    }

    let format: Format
    let quran: Quran
    let terminal: Terminal

    /// The whole text for one file, ending with a line break.
    func text(of recording: RecognizedRecording, file: String) -> String {
        switch format {
        case .readable: readable(recording, file: file)
        case .json: RecognitionJSON.object(recording, file: file).line + "\n"
        case .vtt: Subtitles.webVTT(recording.result.verses, quran: quran)
        case .srt: Subtitles.subRip(recording.result.verses, quran: quran)
        }
    }

    private func readable(_ recording: RecognizedRecording, file: String) -> String {
        var lines = [terminal.styled(file, .bold) + "  " + TimeText.short(recording.duration)]
        if recording.result.verses.isEmpty { lines.append("  no verse of the Quran recognised") }
        var surah: Int?
        for verse in recording.result.verses {
            if verse.verse.surah != surah {
                surah = verse.verse.surah
                lines.append("  " + terminal.styled(heading(verse.verse.surah), .cyan))
            }
            lines.append(row(verse))
        }
        if !recording.text.isEmpty { lines.append("  " + terminal.styled("heard: " + recording.text, .dim)) }
        return lines.joined(separator: "\n") + "\n"
    }

    private func heading(_ surah: Int) -> String {
        let surah = quran.surah(surah)
        return "\(surah.arabicName)  \(surah.number). \(surah.transliteratedName)"
    }

    private func row(_ recited: RecitedVerse) -> String {
        let time = "\(TimeText.short(recited.start)) - \(TimeText.short(recited.end))"
        var notes = ["\(decimal(recited.confidence * 100, places: 0)) %"]
        if recited.wordsHeard < recited.wordCount {
            notes.append("\(recited.wordsHeard) of \(recited.wordCount) words")
        }
        if !recited.soundAlikes.isEmpty {
            notes.append("sounds like " + recited.soundAlikes.map { "\($0)" }.joined(separator: ", "))
        }
        let facts = terminal.styled(notes.joined(separator: ", "), .dim)
        return "    \(time)  \(recited.verse)  \(quran.text(of: recited.verse, script: .uthmani))  \(facts)"
    }
}

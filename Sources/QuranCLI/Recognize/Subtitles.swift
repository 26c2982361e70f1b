import QuranCore
import Recitation

/// Recited verses as subtitles, one cue a verse.
enum Subtitles {
    /// WebVTT (W3C): cue times with a full stop.
    static func webVTT(_ verses: [RecitedVerse], quran: Quran) -> String {
        "WEBVTT\n" + cues(verses, quran: quran, mark: ".").map { "\n" + $0 + "\n" }.joined()
    }

    /// SubRip: numbered cues, times with a comma.
    static func subRip(_ verses: [RecitedVerse], quran: Quran) -> String {
        cues(verses, quran: quran, mark: ",").enumerated().map { "\($0 + 1)\n\($1)\n" }.joined(separator: "\n")
    }

    /// A cue must end after it begins, and before the next begins.
    private static func cues(_ verses: [RecitedVerse], quran: Quran, mark: String) -> [String] {
        verses.enumerated().map { position, recited in
            let next = position + 1 < verses.count ? verses[position + 1].start : .infinity
            let end = max(min(recited.end, next), recited.start + 0.001)
            let times = [recited.start, end].map { TimeText.subtitle($0, mark: mark) }
            let text = quran.text(of: recited.verse, script: .uthmani)
            return "\(times[0]) --> \(times[1])\n\(text) (\(recited.verse))"
        }
    }
}

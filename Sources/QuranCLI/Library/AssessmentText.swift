import CommandLineSupport
import Memorization
import QuranCore

/// A recitation held against its verses, for the terminal and as JSON.
struct AssessmentText {
    let quran: Quran
    let terminal: Terminal

    /// The words of a verse with marks for what went wrong, and what else was said.
    func lines(_ assessment: Assessment) -> String {
        let verse = assessment.verses.lowerBound
        let texts = quran.wordsWithMarks(of: verse)
        let words = assessment.words.enumerated().map { index, word -> String in
            let text = texts.indices.contains(index) ? texts[index] : ""
            return switch word.verdict {
            case .matched: text
            case .selfCorrected: terminal.styled("~\(text)", .cyan)
            case .outOfOrder: terminal.styled("<\(text)>", .red)
            case .wrong(let heard): terminal.styled("[\(text)" + (heard.map { "; heard: \($0)" } ?? "") + "]", .red)
            case .missed: terminal.styled("(\(text))", .red)
            case .pending: terminal.styled("…", .dim)
            }
        }
        return "    " + words.joined(separator: " ") + "\n"
            + assessment.extras.map { "    " + terminal.styled(Self.sentence($0), .dim) + "\n" }.joined()
    }

    static let legend = "(missed)  [wrong]  <out of order>  ~corrected"

    func json(_ assessment: Assessment) -> [String: JSONValue] {
        let report = RecitationReport(assessment).verses.first
        return [
            "score": .number(assessment.accuracy), "duration_s": .optional(report?.duration),
            "words": .array(
                assessment.words.map { word in
                    var members: [String: JSONValue] = [
                        "word": .integer(word.word + 1), "verdict": .string(word.verdict.name),
                        "confidence": .number(word.confidence), "repetitions": .integer(word.repetitions),
                    ]
                    if case .wrong(let heard?) = word.verdict { members["heard"] = .string(heard) }
                    if let time = word.time {
                        members["start_s"] = .number(time.lowerBound)
                        members["end_s"] = .number(time.upperBound)
                    }
                    return .object(members)
                }),
            "extras": .array(assessment.extras.map(Self.json)),
        ]
    }

    private static func json(_ extra: ExtraSpeech) -> JSONValue {
        let (kind, verses): (String, [VerseID]) =
            switch extra.kind {
            case .added: ("added", [])
            case .repeated: ("repeated", [])
            case .drifted(let verses): ("drifted", verses)
            case .continued(let verse): ("continued", [verse])
            case .opening: ("opening", [])
            }
        return .object([
            "kind": .string(kind), "verses": .array(verses.map { .string("\($0)") }), "heard": .optional(extra.heard),
            "words": .integer(extra.wordCount), "before_word": .integer(extra.place + 1),
        ])
    }

    private static func sentence(_ extra: ExtraSpeech) -> String {
        switch extra.kind {
        case .added: "added: \(extra.heard ?? "\(extra.wordCount) words")"
        case .repeated(let range): "repeated: \(range.count) words"
        case .drifted(let verses): "went to " + verses.prefix(5).map { "\($0)" }.joined(separator: " or ")
        case .continued(let verse): "went on to \(verse)"
        case .opening: "opened with the isti'adha or the basmala"
        }
    }
}

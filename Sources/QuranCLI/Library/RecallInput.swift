import CommandLineSupport
import Memorization
import QuranCore
import Recitation

/// How a recitation is judged: by a recording, by a transcript, or by the reciter's own grade.
enum RecallInput {
    case recording(path: String)
    case transcript(String)
    case grade(RecallRating)

    enum Grade: String, CaseIterable {
        case again, hard, good, easy

        var rating: RecallRating {
            switch self {
            case .again: .again
            case .hard: .hard
            case .good: .good
            case .easy: .easy
            }
        }
    }

    static let file = Option<String>.text("file", "FILE", help: "judge this recording")
    static let text = Option<String>.text("text", "ARABIC", help: "judge this transcript")
    static let grade = Option<Grade>.choice("grade", help: "your own grade, without a microphone")
    static let options: [any OptionDeclaration] = [file, text, grade, SharedOptions.model]

    init(_ arguments: ParsedArguments) throws(UsageError) {
        var inputs: [RecallInput] = []
        if let path = arguments[Self.file] { inputs.append(.recording(path: path)) }
        if let text = arguments[Self.text] { inputs.append(.transcript(text)) }
        if let grade = arguments[Self.grade] { inputs.append(.grade(grade.rating)) }
        guard inputs.count == 1 else { throw .conflict("give one of --file, --text and --grade") }
        self = inputs[0]
    }

    /// The assessment of the verses, or nil for a grade.
    func assess(
        _ verses: ClosedRange<VerseID>, quran: Quran, model: String?, _ services: Services
    ) throws -> Assessment? {
        let passage = Passage(verses, of: quran)
        switch self {
        case .grade: return nil
        case .transcript(let text): return TextAssessor(quran).assess(text, for: passage)
        case .recording(let path):
            let recording = try services.makeRecognizer(model)
                .recognize(path: path, scope: RecognitionScope(surahHint: verses.lowerBound.surah), progress: nil)
            let heard = recording.result.words.map {
                HeardWord(verse: $0.verse, word: $0.word, start: $0.start, end: $0.end, confidence: $0.confidence)
            }
            return AcousticAssessor(quran).assess(heard, for: passage)
        }
    }

    var source: ReviewEntry.Source {
        switch self {
        case .recording: .sound
        case .transcript: .text
        case .grade: .selfGrade
        }
    }
}

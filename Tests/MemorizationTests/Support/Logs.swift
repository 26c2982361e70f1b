import Memorization
import QuranCore
import Testing

/// Sets and logs for tests.
enum Logs {
    static let day = StudyDay(number: 20_000)

    /// Noon UTC of a study day.
    static func moment(_ day: StudyDay, second: Int = 0) -> Moment {
        Moment(milliseconds: (Int64(day.number) * 86_400 + 43_200 + Int64(second)) * 1000, utcOffset: 0, zone: "UTC")
    }

    static func id(_ number: Int) -> RecordID {
        var random = SeededRandom(number + 1)
        return RecordID(using: &random)
    }

    static func verse(_ text: String) throws -> VerseID { try #require(VerseID(text)) }

    static func set(_ first: String, _ last: String, _ kind: MemorizationSet.Kind) throws -> MemorizationSet {
        MemorizationSet(id: id(1), verses: try verse(first)...verse(last), kind: kind, created: moment(day))
    }

    static func recall(_ number: Int, _ verse: VerseID, _ accuracy: Double, on day: StudyDay) -> ReviewEntry {
        ReviewEntry(
            id: id(number), verse: verse, kind: .recall(Recall(accuracy: accuracy), .text),
            moment: moment(day, second: number % 40_000), day: day)
    }

    /// A random log over 12 verses, with readings, recalls and undone entries.
    static func random(_ seed: Int) throws -> (sets: [MemorizationSet], log: [ReviewEntry]) {
        var random = SeededRandom(seed)
        let sets = [try set("112:1", "112:4", .memorized), try set("113:1", "114:3", .memorizing)]
        let verses = sets.flatMap { Array($0.verses) }
        var log: [ReviewEntry] = []
        var day = Self.day
        for number in 0..<Int.random(in: 1...40, using: &random) {
            day = day.advanced(by: Int.random(in: 0...9, using: &random) / 3)
            let verse = verses[Int.random(in: verses.indices, using: &random)]
            let id = id(seed * 1000 + number)
            let time = ReviewLog.time(now: moment(day, second: number), after: log.last, dayStart: .standard)
            switch Int.random(in: 0...9, using: &random) {
            case 0:
                log.append(ReviewEntry(id: id, verse: verse, kind: .read, moment: time.moment, day: time.day))
            case 1 where !log.isEmpty:
                let undone = log[Int.random(in: log.indices, using: &random)]
                log.append(
                    ReviewEntry(id: id, verse: undone.verse, kind: .undo(undone.id), moment: time.moment, day: time.day)
                )
            default:
                let accuracy = max(Double.random(in: 0...1, using: &random), Double.random(in: 0...1, using: &random))
                log.append(
                    ReviewEntry(
                        id: id, verse: verse, kind: .recall(Recall(accuracy: accuracy), .text), moment: time.moment,
                        day: time.day))
            }
        }
        return (sets, log)
    }
}

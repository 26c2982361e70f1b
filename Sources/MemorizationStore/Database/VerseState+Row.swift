import Memorization
import SQLiteStore

extension VerseState {
    static let columns = """
        verse, read_count, blind_recalls, graduated, first_review, recent, last_review, due, interval, reviews, lapses, \
        repetitions, ease, step_interval, extra, stability, difficulty, phase, step
        """

    /// Values for `columns`.
    var values: [Value] {
        let memory: [Value] =
            switch schedule.memory {
            case nil: Array(repeating: .null, count: 8)
            case .sm2(let memory):
                [Value(memory.repetitions), Value(memory.ease), Value(memory.interval), Value(memory.needsExtraReview)]
                    + Array(repeating: .null, count: 4)
            case .fsrs(let memory):
                Array(repeating: .null, count: 4)
                    + [
                        .real(memory.stability), .real(memory.difficulty), .text(memory.phase.rawValue),
                        Value(memory.step),
                    ]
            }
        return [
            Value(verse), Value(readCount), Value(blindRecalls), Value(graduated), Value(firstReview),
            .blob(Self.bytes(recent)), Value(schedule.lastReview), Value(schedule.due),
            Value(schedule.interval), Value(schedule.reviews), Value(schedule.lapses),
        ] + memory
    }

    init(_ row: Row) throws {
        let reader = RecordReader(table: "verse_states", row: row)
        var memory: VerseSchedule.Memory?
        if let stability = row.real(15) {
            memory = .fsrs(
                FSRSMemory(
                    stability: stability, difficulty: try reader.real(16, "difficulty"),
                    phase: try reader.choice(17, "phase", FSRSMemory.Phase.self), step: try reader.integer(18, "step")))
        } else if let repetitions = row.integer(11) {
            memory = .sm2(
                SM2Memory(
                    repetitions: repetitions, interval: try reader.integer(13, "step_interval"),
                    ease: try reader.integer(12, "ease"), needsExtraReview: try reader.integer(14, "extra") != 0))
        }
        self.init(
            verse: try reader.verse(0, "verse"), readCount: try reader.integer(1, "read_count"),
            blindRecalls: try reader.integer(2, "blind_recalls"), graduated: reader.optionalDay(3),
            firstReview: reader.optionalDay(4),
            schedule: VerseSchedule(
                memory: memory, lastReview: reader.optionalDay(6), due: reader.optionalDay(7),
                interval: try reader.integer(8, "interval"), reviews: try reader.integer(9, "reviews"),
                lapses: try reader.integer(10, "lapses")),
            recent: try Self.accuracies(reader.blob(5, "recent")))
    }

    /// Eight bytes a number, lowest first: text takes longer to read than all the rest of a state.
    private static func bytes(_ accuracies: [Double]) -> [UInt8] {
        accuracies.flatMap { accuracy in (0..<8).map { UInt8(truncatingIfNeeded: accuracy.bitPattern >> ($0 * 8)) } }
    }

    private static func accuracies(_ bytes: [UInt8]) throws -> [Double] {
        guard bytes.count.isMultiple(of: 8) else {
            throw StoreError.damagedRecord(table: "verse_states", column: "recent")
        }
        return stride(from: 0, to: bytes.count, by: 8).map { start in
            Double(bitPattern: (0..<8).reduce(UInt64(0)) { $0 | UInt64(bytes[start + $1]) << ($1 * 8) })
        }
    }
}

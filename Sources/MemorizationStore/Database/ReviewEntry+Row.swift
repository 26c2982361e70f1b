import Memorization
import SQLiteStore

extension ReviewEntry {
    static let columns =
        "id, verse, kind, accuracy, peeks, source, undoes, time_ms, time_offset, time_zone, day, seconds"

    /// Values for `columns`.
    var values: [Value] {
        let kindValues: [Value] =
            switch kind {
            case .read: [.text("read"), .null, .null, .null, .null]
            case .recall(let recall, let source):
                [.text("recall"), .real(recall.accuracy), Value(recall.peeks), .text(source.rawValue), .null]
            case .undo(let id): [.text("undo"), .null, .null, .null, Value(id)]
            }
        return [Value(id), Value(verse)] + kindValues + moment.values + [Value(day), .real(seconds)]
    }

    init(_ row: Row) throws {
        let reader = RecordReader(table: "review_log", row: row)
        let kind: Kind
        switch try reader.text(2, "kind") {
        case "read": kind = .read
        case "undo": kind = .undo(try reader.id(6, "undoes"))
        case "recall":
            kind = .recall(
                Recall(accuracy: try reader.real(3, "accuracy"), peeks: try reader.integer(4, "peeks")),
                try reader.choice(5, "source", Source.self))
        default: throw StoreError.damagedRecord(table: "review_log", column: "kind")
        }
        self.init(
            id: try reader.id(0, "id"), verse: try reader.verse(1, "verse"), kind: kind,
            moment: try reader.moment(7, "time"), day: try reader.day(10, "day"),
            seconds: try reader.real(11, "seconds"))
    }
}

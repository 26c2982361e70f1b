import Memorization
import QuranCore
import SQLiteStore

/// Columns read back as the values they were written from.
struct RecordReader {
    let table: String
    let row: Row

    func text(_ column: Int, _ name: String) throws(StoreError) -> String {
        guard let text = row.text(column) else { throw .damagedRecord(table: table, column: name) }
        return text
    }

    func integer(_ column: Int, _ name: String) throws(StoreError) -> Int {
        guard let number = row.integer(column) else { throw .damagedRecord(table: table, column: name) }
        return number
    }

    func real(_ column: Int, _ name: String) throws(StoreError) -> Double {
        guard let number = row.real(column) else { throw .damagedRecord(table: table, column: name) }
        return number
    }

    func blob(_ column: Int, _ name: String) throws(StoreError) -> [UInt8] {
        guard case .blob(let bytes) = row.values[column] else { throw .damagedRecord(table: table, column: name) }
        return bytes
    }

    func id(_ column: Int, _ name: String) throws(StoreError) -> RecordID {
        guard let id = RecordID(try text(column, name)) else { throw .damagedRecord(table: table, column: name) }
        return id
    }

    func verse(_ column: Int, _ name: String) throws(StoreError) -> VerseID {
        let index = try integer(column, name)
        guard (0..<VerseID.count).contains(index) else { throw .damagedRecord(table: table, column: name) }
        return VerseID(index: index)
    }

    func choice<Choice: RawRepresentable<String>>(
        _ column: Int, _ name: String, _: Choice.Type
    ) throws(StoreError) -> Choice {
        guard let choice = Choice(rawValue: try text(column, name)) else {
            throw .damagedRecord(table: table, column: name)
        }
        return choice
    }

    /// Three columns from `first` on.
    func moment(_ first: Int, _ name: String) throws(StoreError) -> Moment {
        Moment(
            milliseconds: Int64(try integer(first, name)), utcOffset: try integer(first + 1, name),
            zone: try text(first + 2, name))
    }

    func day(_ column: Int, _ name: String) throws(StoreError) -> StudyDay {
        StudyDay(number: try integer(column, name))
    }

    func optionalDay(_ column: Int) -> StudyDay? { row.integer(column).map { StudyDay(number: $0) } }
}

extension Moment {
    var values: [Value] { [.integer(milliseconds), .integer(Int64(utcOffset)), .text(zone)] }
}

extension Value {
    init(_ id: RecordID) { self = .text(id.text) }
    init(_ verse: VerseID) { self = .integer(Int64(verse.index)) }
    init(_ day: StudyDay?) { self.init(day?.number) }
}

import CSQLite

/// A prepared statement; belongs to its connection and goes with it.
final class Statement {
    private let handle: OpaquePointer
    private let sql: String
    private unowned let connection: Connection

    init(_ handle: OpaquePointer, sql: String, connection: Connection) {
        self.handle = handle
        self.sql = sql
        self.connection = connection
    }

    deinit { sqlite3_finalize(handle) }

    /// Binds values, hands each row on, and leaves the statement ready for the next time.
    func run(_ values: [Value], _ body: (Row) -> Void) throws(DatabaseError) {
        defer {
            sqlite3_reset(handle)
            sqlite3_clear_bindings(handle)
        }
        for (index, value) in values.enumerated() { try bind(value, at: Int32(index + 1)) }
        while true {
            switch sqlite3_step(handle) {
            case SQLITE_ROW: body(row())
            case SQLITE_DONE: return
            case let code: throw connection.error(code, sql: sql)
            }
        }
    }

    private func bind(_ value: Value, at index: Int32) throws(DatabaseError) {
        let code: Int32
        switch value {
        case .null: code = sqlite3_bind_null(handle, index)
        case .integer(let number): code = sqlite3_bind_int64(handle, index, number)
        case .real(let number): code = sqlite3_bind_double(handle, index, number)
        case .text(var text):
            // SQLite copies the bytes before the call returns.
            code = text.withUTF8 { bytes in
                bytes.withMemoryRebound(to: CChar.self) {
                    murajah_bind_text(handle, index, $0.baseAddress, Int32($0.count))
                }
            }
        case .blob(let bytes):
            code = bytes.withUnsafeBytes { murajah_bind_blob(handle, index, $0.baseAddress, Int32($0.count)) }
        }
        guard code == SQLITE_OK else { throw connection.error(code, sql: sql) }
    }

    private func row() -> Row {
        Row(values: (0..<sqlite3_column_count(handle)).map(value))
    }

    private func value(_ column: Int32) -> Value {
        switch sqlite3_column_type(handle, column) {
        case SQLITE_INTEGER: return .integer(sqlite3_column_int64(handle, column))
        case SQLITE_FLOAT: return .real(sqlite3_column_double(handle, column))
        case SQLITE_TEXT:
            let count = Int(sqlite3_column_bytes(handle, column))
            guard let text = sqlite3_column_text(handle, column) else { return .text("") }
            return .text(String(decoding: UnsafeBufferPointer(start: text, count: count), as: UTF8.self))
        case SQLITE_BLOB:
            let count = Int(sqlite3_column_bytes(handle, column))
            guard let bytes = sqlite3_column_blob(handle, column) else { return .blob([]) }
            return .blob(Array(UnsafeRawBufferPointer(start: bytes, count: count)))
        default: return .null
        }
    }
}

/// Reads the data file; its format is described in tools/tajweed/generate.py.
struct RuleReader {
    private let bytes: [UInt8]
    private var position = 0

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    var isAtEnd: Bool { position == bytes.count }

    /// SHA-256 of the text, in hexadecimal digits.
    mutating func header() throws(TajweedError) -> String {
        guard bytes.count >= 37, bytes.starts(with: Array("MTAJ".utf8) + [1]) else {
            throw .damaged(reason: "its header is not that of rules, version 1")
        }
        position = 37
        return bytes[5..<37].map { byte in
            let digits = String(byte, radix: 16)
            return digits.utf8.count == 1 ? "0" + digits : digits
        }.joined()
    }

    mutating func verse() throws(TajweedError) -> [TajweedSpan] {
        let count = try number()
        var spans: [TajweedSpan] = []
        var end = 0
        for _ in 0..<count {
            let start = end + (try number())
            let packed = try number()
            guard let rule = TajweedRule(rawValue: packed % 32), packed >= 32 else {
                throw .damaged(reason: "a range has no length or an unknown class")
            }
            end = start + packed / 32
            spans.append(TajweedSpan(range: start..<end, rule: rule))
        }
        return spans
    }

    /// Unsigned LEB128.
    private mutating func number() throws(TajweedError) -> Int {
        var result = 0
        var shift = 0
        while position < bytes.count, shift < 28 {
            let byte = bytes[position]
            position += 1
            result |= Int(byte & 0x7F) << shift
            if byte < 0x80 { return result }
            shift += 7
        }
        throw .damaged(reason: "it ends inside a number")
    }
}

/// The lasting name of a record: 32 lower-case hexadecimal digits, drawn at random where it is made.
public struct RecordID: Hashable, Sendable, Comparable, CustomStringConvertible {
    public let text: String

    /// A new name.
    public init(using random: inout some RandomNumberGenerator) {
        self.text = (0..<2).map { _ in
            let digits = String(random.next(), radix: 16)
            return String(repeating: "0", count: 16 - digits.count) + digits
        }.joined()
    }

    /// Reads a name; nil when it is not written as one.
    public init?(_ text: some StringProtocol) {
        guard text.utf8.count == 32,
            text.utf8.allSatisfy({ (48...57).contains($0) || (97...102).contains($0) })
        else { return nil }
        self.text = String(text)
    }

    public var description: String { text }
    public static func < (left: RecordID, right: RecordID) -> Bool { left.text < right.text }
}

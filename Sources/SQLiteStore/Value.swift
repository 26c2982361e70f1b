/// A value of a column.
public enum Value: Hashable, Sendable {
    case null
    case integer(Int64)
    case real(Double)
    case text(String)
    case blob([UInt8])

    public init(_ number: Int?) { self = number.map { .integer(Int64($0)) } ?? .null }
    public init(_ number: Int64?) { self = number.map { .integer($0) } ?? .null }
    public init(_ number: Double?) { self = number.map { .real($0) } ?? .null }
    public init(_ text: String?) { self = text.map { .text($0) } ?? .null }
    public init(_ flag: Bool) { self = .integer(flag ? 1 : 0) }
}

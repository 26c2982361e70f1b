/// A row of a result.
public struct Row: Hashable, Sendable {
    public let values: [Value]

    /// nil for NULL and for what is no number.
    public func integer(_ column: Int) -> Int? {
        if case .integer(let number) = values[column] { Int(number) } else { nil }
    }

    /// nil for NULL and for what is no number.
    public func real(_ column: Int) -> Double? {
        switch values[column] {
        case .real(let number): number
        case .integer(let number): Double(number)
        default: nil
        }
    }

    /// nil for NULL and for what is no text.
    public func text(_ column: Int) -> String? {
        if case .text(let text) = values[column] { text } else { nil }
    }
}

/// The arguments of a command that are not options, such as files.
public struct Operands: Sendable {
    let placeholder: String
    let count: ClosedRange<Int>

    /// Declares operands by the word that the help shows for one, and how many may be given.
    public init(_ placeholder: String, count: ClosedRange<Int>) {
        self.placeholder = placeholder
        self.count = count
    }

    /// No operands at all.
    public static let none = Operands("", count: 0...0)

    var usage: String {
        switch (count.lowerBound, count.upperBound) {
        case (_, 0): ""
        case (0, 1): "[\(placeholder)]"
        case (0, _): "[\(placeholder)…]"
        case (_, 1): placeholder
        default: "\(placeholder)…"
        }
    }
}

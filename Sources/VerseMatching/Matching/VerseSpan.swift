public import QuranCore

/// Verses that follow each other.
public struct VerseSpan: Hashable, Sendable, Comparable, CustomStringConvertible {
    /// First verse.
    public let from: VerseID
    /// Last verse; the same as `from` for one verse.
    public let to: VerseID

    /// One verse, or all from the first to the last; `to` must not come before `from`.
    public init(_ from: VerseID, to: VerseID? = nil) {
        precondition(to.map { $0 >= from } ?? true, "a span cannot end before it begins")
        self.from = from
        self.to = to ?? from
    }

    /// Number of the last ayah when the span has more than one verse and stays in one surah, else nil.
    public var ayahEnd: Int? { from != to && from.surah == to.surah ? to.ayah : nil }

    public func contains(_ verse: VerseID) -> Bool { (from...to).contains(verse) }

    public var description: String { from == to ? "\(from)" : "\(from)-\(to)" }

    public static func < (left: VerseSpan, right: VerseSpan) -> Bool {
        (left.from, left.to) < (right.from, right.to)
    }
}

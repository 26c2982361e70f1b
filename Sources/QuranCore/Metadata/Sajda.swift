/// A verse at whose recitation one prostrates.
public struct Sajda: Hashable, Sendable {
    public enum Duty: String, CaseIterable, Sendable {
        case obligatory
        case recommended
    }

    /// 1...15 in the order of the mushaf.
    public let number: Int
    public let verse: VerseID
    public let duty: Duty
}

public import QuranCore

/// Verses that sound the same, among which audio alone cannot decide.
public struct VerseEquivalence: Sendable {
    private let representatives: [VerseID: VerseID]

    /// From groups of verses that sound identical; verses in no group sound like themselves alone.
    public init(groups: [[VerseID]]) {
        var representatives: [VerseID: VerseID] = [:]
        for group in groups {
            let first = group.min()
            for verse in group { representatives[verse] = first }
        }
        self.representatives = representatives
    }

    /// No two verses are taken as the same.
    public static let none = VerseEquivalence(groups: [])

    /// The first verse of the mushaf that sounds like this one.
    public func representative(of verse: VerseID) -> VerseID { representatives[verse] ?? verse }
}

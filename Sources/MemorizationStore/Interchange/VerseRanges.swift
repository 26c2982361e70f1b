import QuranCore

/// Ranges of verses as text: "67:1-67:30,112:1".
struct VerseRanges: Hashable {
    let ranges: [ClosedRange<VerseID>]

    init(_ ranges: [ClosedRange<VerseID>]) { self.ranges = ranges }

    /// nil when it is not written so.
    init?(_ text: String) {
        var ranges: [ClosedRange<VerseID>] = []
        for part in text.split(separator: ",", omittingEmptySubsequences: false) where !text.isEmpty {
            let ends = part.split(separator: "-", omittingEmptySubsequences: false).map { VerseID($0) }
            guard (1...2).contains(ends.count), let first = ends[0], let last = ends[ends.count - 1], first <= last
            else { return nil }
            ranges.append(first...last)
        }
        self.ranges = ranges
    }

    var text: String {
        ranges.map { $0.count == 1 ? "\($0.lowerBound)" : "\($0.lowerBound)-\($0.upperBound)" }.joined(separator: ",")
    }
}

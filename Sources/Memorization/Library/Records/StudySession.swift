public import QuranCore

/// A stretch of reading, memorising or reviewing, with all that a later sync of activity needs.
public struct StudySession: Hashable, Sendable, Identifiable {
    public enum Kind: String, CaseIterable, Sendable {
        case read, memorize, review
    }

    public let id: RecordID
    public let kind: Kind
    public let start: Moment
    public let end: Moment
    /// The study day on which it began.
    public let day: StudyDay
    /// Seconds really spent, hidden windows and pauses left out; at most from start to end.
    public let seconds: Double
    /// Verses that were gone through, joined and in the order of the mushaf.
    public let verses: [ClosedRange<VerseID>]

    public init(
        id: RecordID, kind: Kind, start: Moment, end: Moment, day: StudyDay, seconds: Double,
        verses: some Sequence<VerseID>
    ) {
        self.id = id
        self.kind = kind
        self.start = start
        self.end = end
        self.day = day
        let whole = Double(max(0, end.milliseconds - start.milliseconds)) / 1000
        self.seconds = min(max(0, seconds), whole)
        self.verses = Self.ranges(verses)
    }

    /// Verses as the fewest ranges, none over the end of a surah.
    public static func ranges(_ verses: some Sequence<VerseID>) -> [ClosedRange<VerseID>] {
        Set(verses).sorted().reduce(into: []) { ranges, verse in
            if let last = ranges.last, last.upperBound.index + 1 == verse.index,
                last.upperBound.surah == verse.surah
            {
                ranges[ranges.count - 1] = last.lowerBound...verse
            } else {
                ranges.append(verse...verse)
            }
        }
    }
}

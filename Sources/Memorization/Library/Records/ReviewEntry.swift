public import QuranCore

/// One line of the log: what was done with a verse. The log is only ever added to and all states follow from it.
public struct ReviewEntry: Hashable, Sendable, Identifiable {
    public enum Kind: Hashable, Sendable {
        /// Read with the text in view.
        case read
        /// Recalled with the text hidden, while memorising or in review.
        case recall(Recall, Source)
        /// Takes an earlier entry back; that one and this count for nothing then.
        case undo(RecordID)
    }

    /// What a recall was judged by.
    public enum Source: String, CaseIterable, Sendable {
        case text, sound
        /// The user's own grade, without a microphone or over its verdict.
        case selfGrade = "self-grade"
    }

    public let id: RecordID
    public let verse: VerseID
    public let kind: Kind
    public let moment: Moment
    /// The study day on which it happened; settled when it was written, whatever the settings become later.
    public let day: StudyDay
    /// Seconds it took, 0 when not known.
    public let seconds: Double

    public init(id: RecordID, verse: VerseID, kind: Kind, moment: Moment, day: StudyDay, seconds: Double = 0) {
        self.id = id
        self.verse = verse
        self.kind = kind
        self.moment = moment
        self.day = day
        self.seconds = seconds
    }

    public var recall: Recall? { if case .recall(let recall, _) = kind { recall } else { nil } }
}

import Memorization
import QuranCore

extension Archive.MomentRecord {
    init(_ moment: Moment) {
        self.init(milliseconds: moment.milliseconds, utcOffset: moment.utcOffset, zone: moment.zone)
    }
}

extension Archive.SetRecord {
    init(_ set: MemorizationSet) {
        self.init(
            id: set.id.text, verses: VerseRanges([set.verses]).text, kind: set.kind.rawValue,
            created: .init(set.created))
    }
}

extension Archive.BookmarkRecord {
    init(_ bookmark: Bookmark) {
        self.init(id: bookmark.id.text, verse: bookmark.verse.description, created: .init(bookmark.created))
    }
}

extension Archive.SessionRecord {
    init(_ session: StudySession) {
        self.init(
            id: session.id.text, kind: session.kind.rawValue, start: .init(session.start), end: .init(session.end),
            day: session.day.description, seconds: session.seconds, verses: VerseRanges(session.verses).text)
    }
}

extension Archive.EntryRecord {
    /// nil for an undo.
    init?(_ entry: ReviewEntry) {
        self.init(
            id: entry.id.text, verse: entry.verse.description, kind: "read", time: .init(entry.moment),
            day: entry.day.description, seconds: entry.seconds)
        switch entry.kind {
        case .undo: return nil
        case .read: break
        case .recall(let recall, let source):
            kind = "recall"
            accuracy = recall.accuracy
            peeks = recall.peeks
            self.source = source.rawValue
        }
    }
}

import Memorization
import QuranCore

/// What an archive holds, checked field by field.
struct ArchiveContent {
    struct ProfileContent {
        let profile: Profile
        let settings: LibrarySettings
        let sets: [MemorizationSet]
        let bookmarks: [Bookmark]
        let sessions: [StudySession]
        let log: [ReviewEntry]
    }

    let profiles: [ProfileContent]

    init(_ archive: Archive) throws(StoreError) {
        var profiles: [ProfileContent] = []
        for (index, record) in archive.profiles.enumerated() {
            profiles.append(try Self.profile(record, "profiles[\(index)]"))
        }
        self.profiles = profiles
    }

    private static func profile(_ record: Archive.ProfileRecord, _ path: String) throws(StoreError) -> ProfileContent {
        guard !record.name.allSatisfy(\.isWhitespace) else {
            throw .archiveField(path: path + ".name", reason: "a profile needs a name")
        }
        return ProfileContent(
            profile: Profile(id: try id(record.id, path), name: record.name, created: moment(record.created)),
            settings: try record.settings.settings(path + ".settings"),
            sets: try each(record.sets, path + ".sets", set),
            bookmarks: try each(record.bookmarks, path + ".bookmarks", bookmark),
            sessions: try each(record.sessions, path + ".sessions", session),
            log: try each(record.log, path + ".log", entry))
    }

    private static func each<Record, Content>(
        _ records: [Record], _ path: String, _ read: (Record, String) throws(StoreError) -> Content
    ) throws(StoreError) -> [Content] {
        var contents: [Content] = []
        for (index, record) in records.enumerated() { contents.append(try read(record, "\(path)[\(index)]")) }
        return contents
    }

    private static func set(_ record: Archive.SetRecord, _ path: String) throws(StoreError) -> MemorizationSet {
        guard let ranges = VerseRanges(record.verses)?.ranges, ranges.count == 1 else {
            throw .archiveField(path: path + ".verses", reason: "\"\(record.verses)\" is no range as in 2:255-2:257")
        }
        return MemorizationSet(
            id: try id(record.id, path), verses: ranges[0], kind: try choice(record.kind, path + ".kind"),
            created: moment(record.created))
    }

    private static func bookmark(_ record: Archive.BookmarkRecord, _ path: String) throws(StoreError) -> Bookmark {
        Bookmark(
            id: try id(record.id, path), verse: try verse(record.verse, path + ".verse"),
            created: moment(record.created))
    }

    private static func session(_ record: Archive.SessionRecord, _ path: String) throws(StoreError) -> StudySession {
        guard let verses = VerseRanges(record.verses)?.ranges else {
            throw .archiveField(
                path: path + ".verses", reason: "\"\(record.verses)\" are no ranges as in 1:1-1:7,112:1")
        }
        return StudySession(
            id: try id(record.id, path), kind: try choice(record.kind, path + ".kind"), start: moment(record.start),
            end: moment(record.end), day: try day(record.day, path + ".day"), seconds: record.seconds,
            verses: verses.flatMap { Array($0) })
    }

    private static func entry(_ record: Archive.EntryRecord, _ path: String) throws(StoreError) -> ReviewEntry {
        let kind: ReviewEntry.Kind
        switch record.kind {
        case "read": kind = .read
        case "recall":
            guard let accuracy = record.accuracy, (0...1).contains(accuracy) else {
                throw .archiveField(path: path + ".accuracy", reason: "a recall needs an accuracy, 0 to 1")
            }
            kind = .recall(
                Recall(accuracy: accuracy, peeks: record.peeks ?? 0),
                try choice(record.source ?? "", path + ".source"))
        default:
            throw .archiveField(path: path + ".kind", reason: "\"\(record.kind)\" is neither read nor recall")
        }
        return ReviewEntry(
            id: try id(record.id, path), verse: try verse(record.verse, path + ".verse"), kind: kind,
            moment: moment(record.time), day: try day(record.day, path + ".day"), seconds: record.seconds)
    }

    private static func id(_ text: String, _ path: String) throws(StoreError) -> RecordID {
        guard let id = RecordID(text) else {
            throw .archiveField(path: path + ".id", reason: "\"\(text)\" is no id of 32 hexadecimal digits")
        }
        return id
    }

    private static func verse(_ text: String, _ path: String) throws(StoreError) -> VerseID {
        guard let verse = VerseID(text) else {
            throw .archiveField(path: path, reason: "there is no verse \"\(text)\"")
        }
        return verse
    }

    private static func day(_ text: String, _ path: String) throws(StoreError) -> StudyDay {
        guard let day = StudyDay(text) else {
            throw .archiveField(path: path, reason: "\"\(text)\" is no date as in 2026-11-30")
        }
        return day
    }

    private static func choice<Choice: RawRepresentable<String> & CaseIterable>(
        _ text: String, _ path: String
    ) throws(StoreError) -> Choice {
        guard let choice = Choice(rawValue: text) else {
            let known = Choice.allCases.map(\.rawValue).joined(separator: ", ")
            throw .archiveField(path: path, reason: "\"\(text)\" is none of \(known)")
        }
        return choice
    }

    private static func moment(_ record: Archive.MomentRecord) -> Moment {
        Moment(milliseconds: record.milliseconds, utcOffset: record.utcOffset, zone: record.zone)
    }
}

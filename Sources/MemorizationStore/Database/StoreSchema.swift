import SQLiteStore

/// The tables of the library.
///
/// What users make has a lasting id, the time of its last change and a mark instead of deletion, so that two
/// devices can be merged. The review log is only added to (triggers see to it). `verse_states` and `day_totals`
/// follow from the log and can be rebuilt at any time.
enum StoreSchema {
    static let applicationID = 0x4D55_524A  // "MURJ"

    static let migrator = Migrator(
        applicationID: applicationID,
        migrations: [
            .init(
                """
                CREATE TABLE profiles (
                    id TEXT PRIMARY KEY, name TEXT NOT NULL,
                    created_ms INTEGER NOT NULL, created_offset INTEGER NOT NULL, created_zone TEXT NOT NULL,
                    settings TEXT NOT NULL, updated_ms INTEGER NOT NULL, deleted INTEGER NOT NULL DEFAULT 0
                ) WITHOUT ROWID;
                CREATE TABLE sets (
                    id TEXT PRIMARY KEY, profile TEXT NOT NULL REFERENCES profiles (id),
                    first INTEGER NOT NULL, last INTEGER NOT NULL CHECK (last >= first), kind TEXT NOT NULL,
                    created_ms INTEGER NOT NULL, created_offset INTEGER NOT NULL, created_zone TEXT NOT NULL,
                    updated_ms INTEGER NOT NULL, deleted INTEGER NOT NULL DEFAULT 0
                ) WITHOUT ROWID;
                CREATE INDEX sets_of_profile ON sets (profile);
                CREATE TABLE bookmarks (
                    id TEXT PRIMARY KEY, profile TEXT NOT NULL REFERENCES profiles (id), verse INTEGER NOT NULL,
                    created_ms INTEGER NOT NULL, created_offset INTEGER NOT NULL, created_zone TEXT NOT NULL,
                    updated_ms INTEGER NOT NULL, deleted INTEGER NOT NULL DEFAULT 0
                ) WITHOUT ROWID;
                CREATE INDEX bookmarks_of_profile ON bookmarks (profile);
                CREATE TABLE sessions (
                    id TEXT PRIMARY KEY, profile TEXT NOT NULL REFERENCES profiles (id), kind TEXT NOT NULL,
                    start_ms INTEGER NOT NULL, start_offset INTEGER NOT NULL, start_zone TEXT NOT NULL,
                    end_ms INTEGER NOT NULL, end_offset INTEGER NOT NULL, end_zone TEXT NOT NULL,
                    day INTEGER NOT NULL, seconds REAL NOT NULL, verses TEXT NOT NULL,
                    updated_ms INTEGER NOT NULL, deleted INTEGER NOT NULL DEFAULT 0
                ) WITHOUT ROWID;
                CREATE INDEX sessions_of_profile ON sessions (profile, day);
                CREATE TABLE review_log (
                    sequence INTEGER PRIMARY KEY AUTOINCREMENT,
                    id TEXT NOT NULL UNIQUE, profile TEXT NOT NULL REFERENCES profiles (id),
                    verse INTEGER NOT NULL, kind TEXT NOT NULL, accuracy REAL, peeks INTEGER, source TEXT, undoes TEXT,
                    time_ms INTEGER NOT NULL, time_offset INTEGER NOT NULL, time_zone TEXT NOT NULL,
                    day INTEGER NOT NULL, seconds REAL NOT NULL
                );
                CREATE INDEX log_of_verse ON review_log (profile, verse);
                CREATE INDEX log_of_day ON review_log (profile, day);
                CREATE INDEX log_of_time ON review_log (profile, time_ms, sequence);
                CREATE INDEX log_undone ON review_log (undoes) WHERE undoes IS NOT NULL;
                CREATE TRIGGER log_is_not_changed BEFORE UPDATE ON review_log
                BEGIN SELECT RAISE (ABORT, 'the review log is only added to'); END;
                CREATE TRIGGER log_is_not_deleted BEFORE DELETE ON review_log
                BEGIN SELECT RAISE (ABORT, 'the review log is only added to'); END;
                CREATE TABLE verse_states (
                    profile TEXT NOT NULL REFERENCES profiles (id), verse INTEGER NOT NULL,
                    read_count INTEGER NOT NULL, blind_recalls INTEGER NOT NULL, graduated INTEGER, first_review INTEGER,
                    recent BLOB NOT NULL, last_review INTEGER, due INTEGER, interval INTEGER NOT NULL,
                    reviews INTEGER NOT NULL, lapses INTEGER NOT NULL,
                    repetitions INTEGER, ease INTEGER, step_interval INTEGER, extra INTEGER,
                    stability REAL, difficulty REAL, phase TEXT, step INTEGER,
                    PRIMARY KEY (profile, verse)
                ) WITHOUT ROWID;
                CREATE TABLE day_totals (
                    profile TEXT NOT NULL REFERENCES profiles (id), day INTEGER NOT NULL,
                    recalls INTEGER NOT NULL, recalled INTEGER NOT NULL, accuracy_sum REAL NOT NULL,
                    PRIMARY KEY (profile, day)
                ) WITHOUT ROWID;
                """)
        ])
}

/// What an import would bring; nothing is changed by making one.
public struct ImportPreview: Hashable, Sendable {
    /// Records of one kind.
    public struct Counts: Hashable, Sendable {
        /// Not in the store yet: they would be added.
        public var new = 0
        /// In the store already: they would be left as they are (and brought back when they were removed).
        public var known = 0
    }

    public struct ProfilePreview: Hashable, Sendable {
        public let name: String
        /// False: the records are added to the profile that is there, whose settings stay.
        public let isNew: Bool
        public let sets: Counts
        public let bookmarks: Counts
        public let sessions: Counts
        public let log: Counts
    }

    public let profiles: [ProfilePreview]
}

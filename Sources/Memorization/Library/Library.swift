public import QuranCore

/// What a profile has taken on and how its verses stand: the input of every plan and list. A value, rebuilt or
/// restored by the store.
public struct Library: Sendable {
    /// Where a verse stands.
    public enum Phase: String, CaseIterable, Sendable {
        /// In a set to be memorised and not recalled well yet.
        case memorizing
        /// In the reviews.
        case maintenance
    }

    public var settings: LibrarySettings
    public let sets: [MemorizationSet]
    public private(set) var states: [VerseID: VerseState]
    /// All verses taken on, in the order of the mushaf.
    public let verses: [VerseID]
    /// How each verse of the Quran was taken on, by `VerseID.index`.
    private let kinds: [MemorizationSet.Kind?]

    /// - Parameter states: of verses that the log has entries of.
    public init(settings: LibrarySettings = .init(), sets: [MemorizationSet] = [], states: [VerseID: VerseState] = [:])
    {
        self.settings = settings
        self.sets = sets
        self.states = states
        let kinds = Self.kinds(sets)
        self.kinds = kinds
        self.verses = kinds.indices.compactMap { kinds[$0] == nil ? nil : VerseID(index: $0) }
    }

    /// Rebuilds all states from the log.
    public init(settings: LibrarySettings = .init(), sets: [MemorizationSet], log: [ReviewEntry]) {
        self.init(settings: settings, sets: sets)
        for entry in ReviewLog.effective(log) { record(entry) }
    }

    /// Takes in an entry that is the last of the log; undoing needs the log, so rebuild the verse then.
    ///
    /// - Returns: the scheduler's decision, or nil when it was none for it.
    @discardableResult
    public mutating func record(_ entry: ReviewEntry) -> ScheduleDecision? {
        states[entry.verse, default: VerseState(verse: entry.verse)]
            .apply(entry, scheduler: settings.scheduler, isMemorized: isMemorized(entry.verse))
    }

    /// Replaces the state of one verse, after an undo.
    public mutating func restore(_ state: VerseState) { states[state.verse] = state }

    /// True when the verse was known when it was taken on.
    public func isMemorized(_ verse: VerseID) -> Bool { kinds[verse.index] == .memorized }

    /// Where a verse stands, or nil when no set has it.
    public func phase(of verse: VerseID) -> Phase? {
        switch kinds[verse.index] {
        case nil: nil
        case .memorized: .maintenance
        case .memorizing: states[verse]?.graduated == nil ? .memorizing : .maintenance
        }
    }

    public func state(of verse: VerseID) -> VerseState { states[verse] ?? VerseState(verse: verse) }

    /// True when all verses of a set are in the reviews.
    public func isGraduated(_ set: MemorizationSet) -> Bool { set.verses.allSatisfy { phase(of: $0) == .maintenance } }

    /// The next verse to memorise in a set, or nil when it has graduated.
    public func nextToMemorize(in set: MemorizationSet) -> VerseID? {
        set.verses.first { phase(of: $0) == .memorizing }
    }

    /// A verse that is in two sets is memorised when one of them says so.
    private static func kinds(_ sets: [MemorizationSet]) -> [MemorizationSet.Kind?] {
        var kinds = [MemorizationSet.Kind?](repeating: nil, count: VerseID.count)
        for set in sets {
            for index in set.verses.lowerBound.index...set.verses.upperBound.index where kinds[index] != .memorized {
                kinds[index] = set.kind
            }
        }
        return kinds
    }
}

public import QuranCore

/// Follows a recitation by decoded text: windows of text in, what changed out.
///
/// A pure state machine: the same windows give the same actions, there is no clock and no I/O. It reports what was
/// recited and never guesses ahead; a passed-over or repeated verse is named. Text that fits nowhere leaves the
/// place as it is until `TextTrackerSettings.patience` is over.
public struct TextTracker: Sendable {
    public let index: VerseIndex
    public let settings: TextTrackerSettings

    /// The surah to prefer while searching, 1...114; may be changed at any time, is given up when the place is lost.
    public var surahHint: Int?
    /// The verse being recited; nil while searching.
    public var verse: VerseID? { place.map { VerseID(index: $0.verse) } }
    /// Whether a verse is being followed.
    public var isTracking: Bool { place != nil }
    /// Words of the current verse heard so far; 0 while searching.
    public var wordsHeard: Int { place?.words.count ?? 0 }

    /// Where the reciter is.
    struct Place: Sendable, Equatable {
        /// Verse index.
        var verse: Int
        /// Behind the last letter heard, in the stream.
        var end: Int
        /// Words of the verse heard.
        var words: Set<Int> = []
        /// End of the window that decided for the verse.
        var arrived: Double
        /// End of the last window that had words of the verse.
        var heardAt: Double
        /// End of the window that heard words of the verse again; older audio may still show the end it had before.
        var restarted = -Double.infinity
        /// Whether the surah's end has been reached.
        var isSurahComplete = false
    }

    /// A stretch heard, with the end of its window, to know it again in an overlapping one.
    struct Heard: Sendable, Equatable {
        var range: Range<Int>
        var windowEnd: Double
    }

    /// What decisions need of a window.
    struct FoldedWindow {
        /// Number of its folded letters.
        var letters: Int
        var start: Double
        var end: Double
    }

    var place: Place?
    /// The verse that was lost, until another is found.
    var memory: Int?
    var heard: [Heard] = []
    /// Not yet enough evidence for the next verse.
    var pending: (verse: Int, score: Float, windowEnd: Double)?
    /// Seconds of audio with words that fit nowhere, since something last fitted.
    var unexplained: Double = 0
    /// What those words were.
    var junk: Set<[UInt8]> = []
    /// End of the last window with text.
    var textEnd = -Double.infinity
    /// End of the last window.
    var now: Double = 0
    var basmalaEnd: Double?
    /// A basmala that may turn out to be 1:1.
    var isBasmalaOpen = false
    var istiadhaEnd: Double?
    var explainer: WindowExplainer

    /// Folded letters a second.
    static let fastestPace = 12.0
    /// Seconds that a window without times counts for.
    static let nominalWindow = 2.0

    public init(index: VerseIndex, surahHint: Int? = nil, settings: TextTrackerSettings = .init()) {
        self.index = index
        self.settings = settings
        self.surahHint = surahHint
        explainer = WindowExplainer(index: index)
    }

    /// Takes a window that follows the one before without overlap.
    public mutating func consume(_ text: String) -> [TextTrackerAction] {
        consume(TextWindow(text, start: now, end: now + Self.nominalWindow))
    }

    /// Takes the next window; windows come in the order of their ends.
    public mutating func consume(_ window: TextWindow) -> [TextTrackerAction] {
        let fresh = max(0, window.end - max(now, window.start))
        now = max(now, window.end)
        let text = TextFolder.fold(window.text)
        guard text.spelledLetterCount > 3 else { return [] }
        heard.removeAll { $0.windowEnd <= window.start }

        var actions: [TextTrackerAction] = []
        var isExplained = false
        let prior = prior(of: window)
        defer { textEnd = window.end }
        // What is left of a basmala that was heard is not the end of the verse before some other one.
        let old = prior.isBasmalaFresh ? explainer.basmalaTail(text.letters) : 0
        let folded = FoldedWindow(letters: text.letters.count - old, start: window.start, end: window.end)
        let pieces = explainer.explain(Array(text.letters[old...]), prior: prior)
        for (number, piece) in pieces.enumerated() {
            let isExplaining = take(piece, before: pieces[(number + 1)...], of: folded, actions: &actions)
            isExplained = isExplained || isExplaining
        }
        if isExplained {
            unexplained = 0
            junk.removeAll()
        } else {
            // Decoders write the same few words into silence again and again: a word counts once.
            let isNew = junk.insert(text.letters).inserted
            if isNew || text.wordCount > 1 { unexplained += fresh }
            let limit = place?.isSurahComplete == true ? settings.patienceAfterSurah : settings.patience
            if isTracking, unexplained >= limit { lose(&actions) }
        }
        return actions
    }

    /// Says that a pause of at least 1.5 s or the end has come: a basmala that nothing followed was verse 1:1.
    public mutating func settle() -> [TextTrackerAction] {
        guard isBasmalaOpen, let end = basmalaEnd else { return [] }
        isBasmalaOpen = false
        var actions: [TextTrackerAction] = []
        let whole = index.stream.range(ofSegment: 0)
        arrive(
            at: 0...0, range: whole, manner: place == nil ? .found : .elsewhere, score: settings.found, rival: 0,
            twins: [], at: end, actions: &actions)
        return actions
    }

    /// What is believed about a window before it is read.
    func prior(of window: TextWindow) -> PositionPrior {
        PositionPrior(
            stream: index.stream,
            place: place.map {
                .init(
                    verse: $0.verse, end: $0.end, recentStart: heard.map(\.range.lowerBound).min() ?? $0.end,
                    reach: reach(from: $0, until: window.end))
            },
            memory: memory, hint: surahHint, isBasmalaFresh: basmalaEnd.map { window.start < $0 } ?? false,
            isSliding: window.start < textEnd)
    }

    /// Letters that can have been said since words were last heard, and a dozen for what was not heard.
    func reach(from place: Place, until end: Double) -> Int {
        place.end + 12 + Int(min(end - place.heardAt, 30) * Self.fastestPace)
    }

    private mutating func lose(_ actions: inout [TextTrackerAction]) {
        guard let place else { return }
        actions.append(.lost(after: VerseID(index: place.verse)))
        memory = place.verse
        self.place = nil
        surahHint = nil
        pending = nil
        heard.removeAll()
        unexplained = 0
        junk.removeAll()
    }
}

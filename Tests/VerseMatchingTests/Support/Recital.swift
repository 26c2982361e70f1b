import QuranCore

@testable import VerseMatching

/// A tracker under test, fed one window after another without overlap.
struct Recital {
    private(set) var tracker: TextTracker
    /// Arrivals of each window.
    private(set) var arrivals: [[VerseArrival]] = []
    /// All actions of each window.
    private(set) var actions: [[TextTrackerAction]] = []

    init(hint: Int? = nil) { tracker = TextTracker(index: Texts.index, surahHint: hint) }

    /// Feeds one window and returns the verses it made the tracker report.
    @discardableResult
    mutating func hear(_ text: String) -> [String] {
        let actions = tracker.consume(text)
        self.actions.append(actions)
        arrivals.append(actions.compactMap { if case .verse(let arrival) = $0 { arrival } else { nil } })
        return arrivals.last!.map(\.span.description)
    }

    /// Feeds verses in full, one window each, in modern spelling.
    mutating func hear(_ surah: Int, _ ayahs: ClosedRange<Int>) {
        for ayah in ayahs { hear(Texts.of(surah, ayah)) }
    }

    /// The verse being recited as text, nil while searching.
    var verse: String? { tracker.verse?.description }
    /// Everything reported so far.
    var all: [String] { arrivals.flatMap(\.self).map(\.span.description) }
    var last: [TextTrackerAction] { actions.last ?? [] }
    var lastArrival: VerseArrival? { arrivals.last?.last }
}

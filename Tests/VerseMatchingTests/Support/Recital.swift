import QuranCore
import Testing

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

extension Texts {
    /// Modern spelling of a verse, without the basmala before its surah.
    static func of(_ surah: Int, _ ayah: Int) -> String { imlaei[VerseID(surah: surah, ayah: ayah)!.index] }

    /// Words of a verse in modern spelling.
    static func words(_ surah: Int, _ ayah: Int) -> [String] { of(surah, ayah).split(separator: " ").map(String.init) }

    static func words(_ surah: Int, _ ayah: Int, _ range: Range<Int>) -> String {
        words(surah, ayah)[range].joined(separator: " ")
    }

    static let basmala = of(1, 1)

    /// A garbled text of our own, once it is as like `original` as said.
    static func garbled(
        _ text: String, of original: String, _ range: ClosedRange<Double>, sourceLocation: SourceLocation = #_sourceLocation
    ) -> String {
        let left = bare(text), right = bare(original)
        let similarity = EditDistance.similarity(left, right)
        #expect(range.contains(similarity), "similarity is \(similarity)", sourceLocation: sourceLocation)
        return text
    }

    static func bare(_ text: String) -> [Unicode.Scalar] {
        text.unicodeScalars.compactMap { s -> Unicode.Scalar? in
            switch s.value {
            case 0x064B...0x065F, 0x0670, 0x06D6...0x06ED, 0x0640: nil
            case 0x0622, 0x0623, 0x0625, 0x0671: "ا"
            case 0x0629: "ه"
            case 0x0649: "ي"
            default: s
            }
        }
    }
}

import QuranCore

@testable import VerseMatching

/// A made-up live decoder: what is said has times, and every 0.2 s it writes the last seconds anew, with words
/// clipped at the edges, letters wrong, and junk in pauses.
struct Decoder {
    /// Seconds per letter said.
    static let pace = 0.09
    static let hop = 0.2

    /// Share of letters changed, lost or added.
    var errorRate = 0.08
    private var spoken: [(word: [Unicode.Scalar], start: Double, end: Double)] = []
    private var end = 0.5
    private var random: SplitMix64

    init(seed: UInt64) { random = SplitMix64(seed: seed) }

    /// Says words, then pauses.
    mutating func say(_ text: String, pause: Double = 0.6) {
        for word in text.split(separator: " ") {
            let letters = ArabicNormalizer.normalizedScalars(String(word))
            let length = Double(letters.count) * Self.pace + 0.1
            spoken.append((letters, end, end + length))
            end += length
        }
        end += pause
    }

    mutating func say(_ surah: Int, _ ayahs: ClosedRange<Int>) {
        for ayah in ayahs { say(Texts.of(surah, ayah)) }
    }

    /// The windows, each with the length the tracker's state asks for, as a live session does it.
    mutating func run(_ tracker: inout TextTracker) -> [TextTrackerAction] {
        var actions: [TextTrackerAction] = []
        var now = 1.0
        while now < end {
            let start = max(0, now - (tracker.isTracking ? 2.25 : 3.5))
            actions += tracker.consume(TextWindow(text(start, now), start: start, end: now))
            now += Self.hop
        }
        return actions
    }

    private mutating func text(_ start: Double, _ end: Double) -> String {
        var words: [String] = []
        for (word, from, to) in spoken where to > start && from < end {
            let length = Double(word.count)
            let first = Int((max(0, start - from) / (to - from) * length).rounded())
            let last = Int((min(1, (end - from) / (to - from)) * length).rounded())
            if first < last { words.append(garbled(word[first..<last])) }
        }
        let junk = ["المصدر", "ش", "شركة", "الم", "نهاية", ""]
        return words.isEmpty ? junk.randomElement(using: &random)! : words.joined(separator: " ")
    }

    private mutating func garbled(_ word: ArraySlice<Unicode.Scalar>) -> String {
        var result = String.UnicodeScalarView()
        for letter in word {
            if Double.random(in: 0..<1, using: &random) >= errorRate {
                result.append(letter)
                continue
            }
            switch Int.random(in: 0..<3, using: &random) {
            case 0: continue
            case 1: result.append(FoldedLetter.scalars.randomElement(using: &random)!)
            default:
                result.append(letter)
                result.append(FoldedLetter.scalars.randomElement(using: &random)!)
            }
        }
        return String(result)
    }
}

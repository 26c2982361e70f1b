import BenchmarkKit
import QuranCore
import Recitation
import Testing

/// A verse written as `112:1`.
func verse(_ text: String) throws -> VerseID {
    let numbers = text.split(separator: ":").compactMap { Int($0) }
    try #require(numbers.count == 2)
    return try #require(VerseID(surah: numbers[0], ayah: numbers[1]))
}

/// Verses written as `112:1 112:2`.
func verses(_ text: String) throws -> [VerseID] { try text.split(separator: " ").map { try verse(String($0)) } }

/// A verse as a recogniser gives it.
func recited(_ verse: VerseID, start: Double = 0, end: Double = 1) -> RecitedVerse {
    RecitedVerse(verse: verse, start: start, end: end, confidence: 1, wordsHeard: 1, wordCount: 1)
}

/// Says what it was told to say, whatever it hears.
struct CannedRecognizer: BenchmarkRecognizer {
    struct Refusal: Error, CustomStringConvertible {
        var description: String { "refused" }
    }

    /// Verses of a whole recording; nil refuses it.
    var batch: [VerseID]? = []
    /// Verses, each said with the piece by which so many samples have been heard.
    var live: [(verse: VerseID, afterSamples: Int)] = []
    /// Verses said at the end.
    var final: [VerseID] = []

    func recognize(path: String) throws -> RecitationResult { try recognize(samples: []) }

    func recognize(samples: [Float]) throws -> RecitationResult {
        guard let batch else { throw Refusal() }
        return RecitationResult(verses: batch.map { recited($0) })
    }

    func makeLive() throws -> any BenchmarkLiveRecognizer { CannedLive(live: live, final: final) }
}

/// The live side of `CannedRecognizer`; remembers the pieces it was given.
final class CannedLive: BenchmarkLiveRecognizer {
    private var live: [(verse: VerseID, afterSamples: Int)]
    private let final: [VerseID]
    private(set) var pieces: [[Float]] = []

    init(live: [(verse: VerseID, afterSamples: Int)] = [], final: [VerseID] = []) {
        self.live = live
        self.final = final
    }

    func push(_ samples: [Float]) throws -> [RecitationEvent] {
        pieces.append(samples)
        let heard = pieces.reduce(0) { $0 + $1.count }
        let due = live.filter { $0.afterSamples <= heard }
        live.removeAll { $0.afterSamples <= heard }
        return due.flatMap { said -> [RecitationEvent] in
            [.basmala(start: 0, end: 0), .verse(recited(said.verse), at: 0)]
        }
    }

    func finish() throws -> [RecitationEvent] { final.map { .verse(recited($0), at: 0) } }
}

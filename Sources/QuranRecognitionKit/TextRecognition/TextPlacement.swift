internal import QuranCore
internal import Recitation
internal import SequenceDecoding
internal import VerseMatching

/// Finds the verses in a text that was heard, for models that write text instead of phonemes.
///
/// The text as a whole is looked up first, then what the match leaves over; where no run of verses resembles it enough,
/// its halves are, parted at the longest pause near the middle.
struct TextPlacement: Sendable {
    let quran: Quran
    let matcher: VerseMatcher

    /// Texts less like the Quran than this are no recitation.
    private static let leastScore = 0.65
    /// Fewer letters than this (folded) prove nothing.
    private static let leastLetters = 6

    init(quran: Quran) {
        self.quran = quran
        matcher = VerseMatcher(index: VerseIndex(quran))
    }

    /// The verses and words recited, in order.
    func place(_ heard: [HeardWord], options: RecognitionOptions) -> RecitationResult {
        let words = recited(heard[...], options: options)
        var verses: [[RecitedWord]] = []
        for word in words {
            if let last = verses.last?.last, last.verse == word.verse, last.word < word.word {
                verses[verses.count - 1].append(word)
            } else {
                verses.append([word])
            }
        }
        // A verse of which little was heard belongs to its neighbour's match.
        let counted = verses.filter { run in
            verses.count == 1 || 2 * run.count >= quran.wordRange(of: run[0].verse).count
        }
        return RecitationResult(verses: counted.map(verse), words: counted.flatMap { $0 })
    }

    private func verse(_ run: [RecitedWord]) -> RecitedVerse {
        let verse = run[0].verse
        return RecitedVerse(
            verse: verse, start: run[0].start, end: run.map(\.end).max() ?? run[0].end,
            confidence: run.reduce(0) { $0 + $1.confidence } / Double(run.count), wordsHeard: run.count,
            wordCount: quran.wordRange(of: verse).count, soundAlikes: quran.soundAlikes(of: verse))
    }

    private func recited(_ heard: ArraySlice<HeardWord>, options: RecognitionOptions) -> [RecitedWord] {
        let text = heard.map(\.text).joined(separator: " ")
        guard TextFolder.fold(text).letters.count >= Self.leastLetters else { return [] }
        let matches = matcher.search(text, surahHint: options.surahHint).filter { match in
            options.range.map { $0.contains(match.span.from) && $0.contains(match.span.to) } ?? true
        }
        if let best = matches.first, best.score >= Self.leastScore {
            let found = WordAlignment(heard: heard, span: best.span, quran: quran)
            // What the match leaves over may be another verse: before it, after it, or between.
            let others = found.unexplained.filter { $0.count < heard.count }
            let words = found.words + others.flatMap { recited(heard[$0], options: options) }
            return words.sorted { ($0.start, $0.word) < ($1.start, $1.word) }
        }
        guard heard.count >= 4, let middle = parting(of: heard) else { return [] }
        return recited(heard[..<middle], options: options) + recited(heard[middle...], options: options)
    }

    /// The word before which the longest pause of the middle half lies.
    private func parting(of heard: ArraySlice<HeardWord>) -> Int? {
        let quarter = max(1, heard.count / 4)
        return (heard.startIndex + quarter...heard.endIndex - quarter).max { left, right in
            heard[left].start - heard[left - 1].end < heard[right].start - heard[right - 1].end
        }
    }
}

internal import QuranCore
internal import Recitation
internal import SequenceDecoding
internal import VerseMatching

/// Heard words against the words of a run of verses: letter by letter, because the two scripts and the model part words
/// differently.
struct WordAlignment {
    /// The words of the verses of which at least half the letters were heard, in order.
    private(set) var words: [RecitedWord] = []
    /// Runs of two or more heard words that belong to none of them.
    let unexplained: [Range<Int>]

    init(heard: ArraySlice<HeardWord>, span: VerseSpan, quran: Quran) {
        var letters: [UInt8] = []
        var sources: [Int] = []
        for index in heard.indices {
            for letter in TextFolder.fold(heard[index].text).letters {
                letters.append(letter)
                sources.append(index)
            }
        }
        var reference: [UInt8] = []
        var places: [Place] = []
        for index in span.from.index...span.to.index {
            let verse = VerseID(index: index)
            for (number, word) in quran.words(of: verse).enumerated() {
                let folded = TextFolder.fold(word).letters
                reference += folded
                places += Array(
                    repeating: Place(verse: verse, word: number, letters: folded.count), count: folded.count)
            }
        }

        var explained: [Int: Int] = [:]
        var open: [Int] = []
        var place: Place?
        func close(_ words: inout [RecitedWord]) {
            defer { open = [] }
            guard let place, let first = open.first, let last = open.last, 2 * open.count >= place.letters else {
                return
            }
            for source in open { explained[source, default: 0] += 1 }
            words.append(
                RecitedWord(
                    verse: place.verse, word: place.word, start: heard[first].start, end: heard[last].end,
                    confidence: open.reduce(0) { $0 + heard[$1].confidence } / Double(place.letters)))
        }
        for case .match(let source, let target) in EditAlignment(heard: letters, reference: reference).steps {
            if let current = place, current != places[target] { close(&words) }
            place = places[target]
            open.append(sources[source])
        }
        close(&words)

        var runs: [Range<Int>] = []
        for index in heard.indices {
            let count = TextFolder.fold(heard[index].text).letters.count
            if 2 * explained[index, default: 0] >= max(1, count) { continue }
            if let last = runs.last, last.upperBound == index {
                runs[runs.count - 1] = last.lowerBound..<index + 1
            } else {
                runs.append(index..<index + 1)
            }
        }
        unexplained = runs.filter { $0.count >= 2 }
    }

    private struct Place: Equatable {
        let verse: VerseID
        let word: Int
        /// Folded letters of the word.
        let letters: Int
    }
}

import QuranCore

@testable import Recitation

/// Posteriors of a model that hears phonemes well, or as badly as told: a recitation without audio.
struct SyntheticRecitation {
    static let quran = try! Quran.load()
    static let graph = RecitationGraph(quran.lexicon)
    static let classes = PhonemeClasses(
        count: quran.lexicon.inventory.count + 1, phonemes: Array(1...quran.lexicon.inventory.count), blank: 0,
        neighbours: PhonemeSimilarity.neighbours(in: quran.lexicon.inventory))
    static let frameSeconds = 0.04

    private(set) var frames: [Float] = []
    private var generator: SeededGenerator
    /// Share of phonemes heard as another.
    let errorRate: Double

    init(seed: UInt64 = 1, errorRate: Double = 0) {
        generator = SeededGenerator(seed: seed)
        self.errorRate = errorRate
    }

    var seconds: Double { Double(frames.count / Self.classes.count) * Self.frameSeconds }

    mutating func pause(_ seconds: Double) {
        for _ in 0..<Int(seconds / Self.frameSeconds) { append(best: 0) }
    }

    /// A whole verse in one breath, stopped at its end.
    mutating func verse(_ surah: Int, _ ayah: Int) {
        let range = Self.quran.wordRange(of: VerseID(surah: surah, ayah: ayah)!)
        words(range)
    }

    /// Words by their numbers in the Quran, begun after a pause and stopped at the end.
    mutating func words(_ range: Range<Int>) {
        for word in range {
            let form = WordForm(pauseBefore: word == range.lowerBound, stopAfter: word == range.upperBound - 1)
            speak(Self.quran.lexicon.phonemes(ofWord: word, form: form))
        }
        pause(0.2)
    }

    mutating func basmala() {
        for word in 0..<PhonemeLexicon.basmalaWordCount {
            let form = WordForm(pauseBefore: word == 0, stopAfter: word == PhonemeLexicon.basmalaWordCount - 1)
            speak(Self.quran.lexicon.phonemes(ofBasmalaWord: word, form: form))
        }
        pause(0.3)
    }

    mutating func istiadha() {
        for word in 0..<PhonemeLexicon.istiadhaWordCount {
            let form = WordForm(pauseBefore: word == 0, stopAfter: word == PhonemeLexicon.istiadhaWordCount - 1)
            speak(Self.quran.lexicon.phonemes(ofIstiadhaWord: word, form: form))
        }
        pause(0.3)
    }

    /// Phonemes drawn evenly: speech that is no recitation.
    mutating func babble(phonemes: Int) {
        for _ in 0..<phonemes {
            speak([UInt8.random(in: 0..<UInt8(Self.quran.lexicon.inventory.count), using: &generator)])
        }
    }

    mutating func speak(_ phonemes: some Sequence<UInt8>) {
        for phoneme in phonemes {
            let isWrong = Double.random(in: 0..<1, using: &generator) < errorRate
            let heard = isWrong ? Int.random(in: 1..<Self.classes.count, using: &generator) : Int(phoneme) + 1
            for _ in 0..<Int.random(in: 1...2, using: &generator) { append(best: heard) }
            append(best: 0)
        }
    }

    private mutating func append(best: Int) {
        for index in 0..<Self.classes.count {
            frames.append(index == best ? -0.05 : -6 - Float.random(in: 0..<3, using: &generator))
        }
    }

    /// The verses a whole-file decode finds, as text.
    func decoded(scope: SearchScope = SearchScope(), prices: SearchPrices = SearchPrices()) -> [String] {
        var decoder = RecitationDecoder(
            graph: Self.graph, prices: prices, classes: Self.classes, frameSeconds: Self.frameSeconds, scope: scope)
        decoder.push(frames)
        return decoder.result().verses.map(\.verse.description)
    }

    /// The irrevocable events of a live session fed in chunks of so many frames.
    func liveEvents(chunk: Int = 8, scope: SearchScope = SearchScope()) -> [RecitationEvent] {
        var live = LiveRecitation(
            graph: Self.graph, classes: Self.classes, frameSeconds: Self.frameSeconds, scope: scope)
        var events: [RecitationEvent] = []
        let step = chunk * Self.classes.count
        for start in stride(from: 0, to: frames.count, by: step) {
            let piece = Array(frames[start..<min(frames.count, start + step)])
            let time = Double((start + piece.count) / Self.classes.count) * Self.frameSeconds
            events += live.push(piece, audioTime: time, silence: 10)
        }
        return events + live.finish(audioTime: seconds)
    }
}

extension [RecitationEvent] {
    var verses: [String] {
        compactMap { event in
            if case .verse(let verse, _) = event { verse.verse.description } else { nil }
        }
    }

    var words: [RecitedWord] {
        compactMap { event in
            if case .word(let word, _) = event { word } else { nil }
        }
    }
}

import QuranCore

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// Turns the words of a path into verses.
struct VerseGrouping {
    let graph: RecitationGraph
    let frameSeconds: Double
    /// A verse counts when at least this share of its phonemes was heard.
    var minimumCoverage = 0.5
    /// A verse is claimed only at or above this confidence; one that follows a claimed verse, at the second.
    var minimumConfidence = 0.18
    var continuationConfidence = 0.15
    /// The same for one that the next verse continues.
    var continuedConfidence = 0.4
    /// What a run of no length is asked for in addition; from `longRun` phonemes on nothing.
    var brevityConfidence = 0.18
    /// A run must account for its sound this much better than no recitation, in nats; a short one by `evidenceOfBrief`
    /// for each phoneme, and any by `evidencePerPhoneme`.
    var minimumEvidence: Float = 12
    var evidenceOfBrief: Float = 1.5
    var evidencePerPhoneme: Float = 1.2
    /// The only verse of a recording must lead all others by this when enough of it was heard, and when less.
    var wholeMargin: Float = 1
    var partMargin: Float = 4
    /// A verse that is most of what was said in a recording may be less sure.
    var explainedShare = 0.4
    var explainedConfidence = 0.12
    /// Seconds a phoneme takes on average at most.
    private static let slowestPhoneme = 1.0
    private static let longRun = 40.0

    /// A run of one verse's words without another verse between them.
    struct Run: Equatable {
        let verse: Int
        /// Never empty.
        var segments: [PathSegment]

        /// First frame, and the frame after the last in which it was heard.
        var start: Int32 { segments[0].start }
        var end: Int32 { segments[segments.count - 1].end }
    }

    /// Runs of verses and special phrases (`verse` -1 for the basmala, -2 for the isti'adha), in order.
    func runs(of segments: [PathSegment]) -> [Run] {
        var runs: [Run] = []
        for segment in segments {
            guard let word = segment.word else { continue }
            let verse = verse(ofWord: word)
            if let last = runs.last, last.verse == verse, !beginsAgain(word, after: last) {
                runs[runs.count - 1].segments.append(segment)
            } else {
                runs.append(Run(verse: verse, segments: [segment]))
            }
        }
        return runs
    }

    static let basmala = -1
    static let istiadha = -2

    func verse(ofWord word: Int) -> Int {
        if word < graph.quranWordCount { return Int(graph.verseOfWord[word]) }
        return graph.basmala.contains(word) ? Self.basmala : Self.istiadha
    }

    /// A whole verse followed by its own beginning is the verse a second time.
    private func beginsAgain(_ word: Int, after run: Run) -> Bool {
        guard run.verse >= 0, word == Int(graph.firstWords[run.verse]), let last = run.segments.last?.word else {
            return false
        }
        return last == Int(graph.firstWords[run.verse + 1]) - 1
    }

    /// Share of the verse's phonemes that belong to words heard.
    func coverage(of run: Run) -> Double {
        guard run.verse >= 0 else { return 1 }
        let range = graph.wordRange(ofVerse: run.verse)
        let heard = Set(run.segments.filter(isHeard).compactMap(\.word))
        let whole = range.reduce(0) { $0 + Int(graph.phonemeCounts[$1]) }
        let part = heard.reduce(0) { $0 + Int(graph.phonemeCounts[$1]) }
        return Double(part) / Double(max(whole, 1))
    }

    /// The verses worth claiming in a finished path.
    ///
    /// A basmala alone, or followed by a pause of `loneBasmalaPause` or by nothing, is verse 1:1.
    ///
    /// - Parameters:
    ///   - heard: phonemes heard in the whole recording, by the best class of each frame.
    ///   - fillerCosts: see `EmissionTable`.
    ///   - margin: how far the best path without a run's verse lies behind.
    func verses(
        of segments: [PathSegment], heard: Int, fillerCosts: [Float], margin: (Run) -> Float
    ) -> [RecitedVerse] {
        let runs = runs(of: segments)
        var claimed: [Run] = []
        for (index, run) in runs.enumerated() {
            if run.verse == Self.basmala {
                if isLoneBasmala(index, of: runs) { claimed.append(Run(verse: 0, segments: run.segments)) }
            } else if run.verse >= 0, coverage(of: run) >= minimumCoverage,
                isConfident(
                    run, after: claimed.last?.verse, before: runs.dropFirst(index + 1).first?.verse,
                    fillerCosts: fillerCosts)
            {
                claimed.append(run)
            }
        }
        if claimed.isEmpty, let only = largest(of: runs),
            isConfident(only, after: nil, fillerCosts: fillerCosts) || explains(only, heard),
            margin(only) >= (coverage(of: only) >= minimumCoverage ? wholeMargin : partMargin)
        {
            claimed = [only]
        }
        return claimed.map(recited)
    }

    /// True for a basmala that nothing follows soon: it is verse 1:1.
    func isLoneBasmala(_ index: Int, of runs: [Run]) -> Bool {
        guard index + 1 < runs.count else { return true }
        return Double(runs[index + 1].start - runs[index].end) * frameSeconds >= Self.loneBasmalaPause
    }

    /// Seconds of silence after a basmala that make it verse 1:1.
    static let loneBasmalaPause = 1.5

    /// How much better than no recitation at all a run accounts for its sound, in nats.
    func evidence(for run: Run, fillerCosts: [Float]) -> Float {
        let start = Int(run.start)
        let end = min(Int(run.end), fillerCosts.count - 1)
        guard start < end else { return 0 }
        return fillerCosts[end] - fillerCosts[start] - Float(loss(of: run.segments))
    }

    /// True when a run sounds enough like its words, with less asked of one that
    /// continues what was claimed or is continued by what follows.
    func isConfident(_ run: Run, after previous: Int?, before next: Int? = nil, fillerCosts: [Float]) -> Bool {
        guard isPlausiblyFast(run) else { return false }
        let continues = previous.map { run.verse == $0 + 1 } ?? false
        let isContinued = next.map { run.verse == $0 - 1 } ?? false
        if continues { return confidence(of: run.segments) >= continuationConfidence }
        if isContinued, confidence(of: run.segments) >= continuedConfidence { return true }
        let heard = Float(phonemes(run))
        let evidence = evidence(for: run, fillerCosts: fillerCosts)
        guard evidence >= min(minimumEvidence, evidenceOfBrief * heard), evidence >= evidencePerPhoneme * heard else {
            return false
        }
        // A few phonemes fit by chance more easily than many.
        let brevity = max(0, 1 - Double(phonemes(run)) / Self.longRun)
        return confidence(of: run.segments) >= minimumConfidence + brevityConfidence * brevity
    }

    /// Even the slowest recitation, its pauses included, is faster than this on average.
    private func isPlausiblyFast(_ run: Run) -> Bool {
        let seconds = Double(run.end - run.start) * frameSeconds
        return seconds <= Self.slowestPhoneme * Double(phonemes(run))
    }

    /// True when a run accounts for most of what was said at all, and fits it better than chance.
    private func explains(_ run: Run, _ heard: Int) -> Bool {
        isPlausiblyFast(run) && Double(phonemes(run)) >= explainedShare * Double(heard)
            && confidence(of: run.segments) >= explainedConfidence
    }

    /// The run of a verse with the most phonemes heard.
    func largest(of runs: [Run]) -> Run? {
        runs.filter { $0.verse >= 0 }.max { phonemes($0) < phonemes($1) }
    }

    func phonemes(_ run: Run) -> Int {
        run.segments.reduce(0) { $0 + phonemes($1) }
    }

    /// True for a whole word, and for one of which most was heard.
    func isHeard(_ segment: PathSegment) -> Bool {
        guard let word = segment.word else { return false }
        return segment.heard.map { Double($0) >= Self.mostOfAWord * Double(graph.phonemeCounts[word]) } ?? true
    }

    private static let mostOfAWord = 0.6

    /// Phonemes of a word that were heard.
    private func phonemes(_ segment: PathSegment) -> Int {
        guard let word = segment.word else { return 0 }
        let whole = Int(graph.phonemeCounts[word])
        return min(whole, segment.heard ?? whole)
    }

    func phonemes(ofVerse verse: Int) -> Int {
        graph.wordRange(ofVerse: verse).reduce(0) { $0 + Int(graph.phonemeCounts[$1]) }
    }

    /// True when the last word of the verse or phrase was reached.
    func isWhole(_ run: Run) -> Bool {
        guard let segment = run.segments.last, let last = segment.word, isHeard(segment) else { return false }
        switch run.verse {
        case Self.basmala: return last + 1 == graph.basmala.upperBound
        case Self.istiadha: return last + 1 == graph.istiadha.upperBound
        default: return last + 1 == Int(graph.firstWords[run.verse + 1])
        }
    }

    /// The words of verses in a path, in order.
    func words(of segments: [PathSegment]) -> [RecitedWord] {
        segments.filter { ($0.word ?? Int.max) < graph.quranWordCount && isHeard($0) }.map(recited)
    }

    func recited(_ segment: PathSegment) -> RecitedWord {
        let word = segment.word ?? 0
        let verse = Int(graph.verseOfWord[word])
        return RecitedWord(
            verse: VerseID(index: verse), word: word - Int(graph.firstWords[verse]),
            start: Double(segment.start) * frameSeconds, end: Double(segment.end) * frameSeconds,
            confidence: confidence(of: [segment]))
    }

    func recited(_ run: Run) -> RecitedVerse {
        let range = graph.wordRange(ofVerse: run.verse)
        return RecitedVerse(
            verse: VerseID(index: run.verse), start: Double(run.start) * frameSeconds,
            end: Double(run.end) * frameSeconds, confidence: confidence(of: run.segments),
            wordsHeard: Set(run.segments.filter(isHeard).compactMap(\.word)).count, wordCount: range.count,
            soundAlikes: graph.versesSoundingLike(run.verse).map { VerseID(index: $0) })
    }

    /// Geometric mean, over the phonemes, of how likely the path was beside the best class of each frame.
    func confidence(of segments: [PathSegment]) -> Double {
        let heard = segments.reduce(0) { $0 + phonemes($1) }
        return heard == 0 ? 0 : exp(-loss(of: segments) / Double(heard))
    }

    /// What the words of a path cost in acoustics and moves.
    private func loss(of segments: [PathSegment]) -> Double {
        segments.reduce(0) { $0 + ($1.word == nil ? 0 : max(0, $1.scoreBefore - $1.scoreAfter)) }
    }

    /// How far the best path without a run's verse, or one that sounds like it, lies behind.
    func margin(of run: VerseGrouping.Run, rivals: Rivals) -> Float {
        let start = run.start
        let end = run.end
        let group = run.verse >= 0 ? graph.soundGroups[run.verse] : -1
        return rivals.margin { stay in
            guard stay.end > start, stay.start < end else { return false }
            return sounds(stay.first, like: run.verse, group: group)
                || sounds(stay.last, like: run.verse, group: group)
        }
    }

    private func sounds(_ word: Int32, like verse: Int, group: Int32) -> Bool {
        let other = self.verse(ofWord: Int(word))
        return other == verse || (other >= 0 && verse >= 0 && graph.soundGroups[other] == group)
            // A lone basmala and 1:1 are the same sound.
            || (verse == VerseGrouping.basmala && other == 0) || (verse == 0 && other == VerseGrouping.basmala)
    }
}

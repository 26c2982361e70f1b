import QuranCore

/// Follows a recitation as it is heard: frames of posteriors in, irrevocable events out.
public struct LiveRecitation {
    private(set) var search: VerseSearch
    private var emissions: EmissionTable
    let grouping: VerseGrouping
    private let rules: DecisionRules
    private let frameSeconds: Double
    /// Agreed segments of the last verses: what the search itself no longer holds.
    private var settled: [PathSegment] = []
    private var told: [Told] = []
    private var lastWordEnd: Int32 = -1
    /// Frames since a phoneme was last the best class.
    private var quietFrames = 0
    private var silence = 0.0
    private var frames = 0
    private var unseenSeconds = 0.0

    /// How long nothing has been said. A held vowel is blank to the model but not silent, a noisy room never
    /// silent: blank alone has to last `DecisionRules.heldSound` longer.
    private var quietSeconds: Double {
        guard quietFrames > 0 else { return 0 }
        let blank = Double(quietFrames) * frameSeconds + (silence >= unseenSeconds ? unseenSeconds : 0)
        return max(min(blank, silence), blank - rules.heldSound)
    }

    /// A run of a verse that has been reported.
    private struct Told {
        let verse: Int
        var start: Int32
        var end: Int32
        /// False for a run that was given up: its words are not reported either.
        let isClaimed: Bool
    }

    /// - Parameters: as `RecitationDecoder`.
    public init(
        graph: RecitationGraph, prices: SearchPrices = SearchPrices(), rules: DecisionRules = DecisionRules(),
        classes: PhonemeClasses, frameSeconds: Double, scope: SearchScope = SearchScope()
    ) {
        search = VerseSearch(graph: graph, prices: prices, scope: scope)
        emissions = EmissionTable(classes: classes, prices: prices)
        grouping = VerseGrouping(graph: graph, frameSeconds: frameSeconds)
        self.rules = rules
        self.frameSeconds = frameSeconds
    }

    /// Takes in frames of `classes.count` log-probabilities and says what has become certain.
    ///
    /// - Parameters:
    ///   - audioTime: seconds of audio that had been heard when these frames were computed.
    ///   - silence: seconds for which the audio has been silent by its level, up to `audioTime`.
    public mutating func push(
        _ logProbabilities: [Float], audioTime: Double, silence: Double
    ) -> [RecitationEvent] {
        self.silence = silence
        frames += logProbabilities.count / emissions.classCount
        unseenSeconds = max(0, audioTime - Double(frames) * frameSeconds)
        var events: [RecitationEvent] = []
        let step = Self.decisionFrames * emissions.classCount
        for start in stride(from: 0, to: logProbabilities.count, by: step) {
            let piece = logProbabilities[start..<min(logProbabilities.count, start + step)]
            emissions.forEachFrame(of: Array(piece)) { frame, isQuiet in
                search.step(frame)
                quietFrames = isQuiet ? quietFrames + 1 : 0
            }
            events += decide(at: audioTime, isFinal: false)
        }
        return events
    }

    /// Frames between two decisions, however many come at once.
    private static let decisionFrames = 8

    /// The recitation is over: says what is left to say.
    public mutating func finish(audioTime: Double) -> [RecitationEvent] {
        decide(at: audioTime, isFinal: true)
    }

    private mutating func decide(at time: Double, isFinal: Bool) -> [RecitationEvent] {
        if search.history.count > 50_000 { settle() }
        let segments = settled + search.segments(of: search.bestHead)
        let runs = grouping.runs(of: segments)
        refreshTold(by: runs)
        guard let open = runs.firstIndex(where: { told(for: $0) == nil }) else {
            return words(in: runs, at: time, isFinal: isFinal)
        }
        let horizon = runs[open].start - 25
        let rivals = Rivals(of: search, within: 40, since: horizon)
        var events: [RecitationEvent] = []
        for index in open..<runs.count where told(for: runs[index]) == nil {
            if isCertain(index, of: runs, rivals: rivals, isFinal: isFinal) {
                events += report(index, of: runs, at: time)
            } else if isPassed(index, of: runs) {
                // Too little was heard of it, and the reciter is long in the next.
                note(runs[index], isClaimed: false)
            } else {
                break
            }
        }
        if isFinal, !told.contains(where: \.isClaimed), events.isEmpty, let only = grouping.largest(of: runs),
            grouping.isConfident(only, after: nil, fillerCosts: emissions.fillerCosts)
        {
            events.append(.verse(grouping.recited(only), at: time))
        }
        return events + words(in: runs, at: time, isFinal: isFinal)
    }

    /// True when a run is no longer in doubt.
    private func isCertain(_ index: Int, of runs: [VerseGrouping.Run], rivals: Rivals, isFinal: Bool) -> Bool {
        let run = runs[index]
        let isLast = index == runs.count - 1
        let quiet = isFinal ? .infinity : isLast ? quietSeconds : 0
        let isFollowed = !isLast && isFollowed(index, of: runs)
        guard
            grouping.isConfident(
                run, after: told.last { $0.isClaimed }?.verse, before: isFollowed ? runs[index + 1].verse : nil,
                fillerCosts: emissions.fillerCosts)
        else { return false }
        let margin = grouping.margin(of: run, rivals: rivals)
        let isWhole = grouping.isWhole(run)
        if run.verse == VerseGrouping.basmala {
            return isWhole && (isFollowed || quiet >= VerseGrouping.loneBasmalaPause) && margin >= rules.finalMargin
        }
        if grouping.coverage(of: run) >= rules.minimumCoverage {
            if isWhole, quiet >= rules.completePause, margin >= rules.completeMargin { return true }
            if isFollowed || quiet >= rules.settledPause, isWhole, margin >= rules.finalMargin { return true }
            if isFollowed || quiet >= rules.abandonedPause, margin >= rules.brokenMargin { return true }
        }
        guard run.verse >= 0 else { return false }
        let total = grouping.phonemes(ofVerse: run.verse)
        let enough = min(rules.minimumPhonemes, Int(rules.minimumShare * Double(total)))
        guard grouping.phonemes(run) >= enough else { return false }
        let continues = continues(index, of: runs)
        // Little of a verse out of nothing: it has to sound just like it.
        guard continues || grouping.confidence(of: run.segments) >= rules.partConfidence else { return false }
        if isFollowed || quiet >= rules.brokenPause, margin >= rules.brokenMargin { return true }
        // Verses that sound alike are told apart by what follows, so they wait for their end.
        guard grouping.graph.soundAlikes[grouping.graph.soundGroups[run.verse]] == nil else { return false }
        return margin >= (continues ? rules.continuationMargin : rules.discoveryMargin)
    }

    /// True when enough of the next run has been heard that this one is over.
    private func isFollowed(_ index: Int, of runs: [VerseGrouping.Run]) -> Bool {
        index + 1 < runs.count && grouping.phonemes(runs[index + 1]) >= rules.followingPhonemes
    }

    /// True when what follows a run is so long that nothing more can be learnt about it.
    private func isPassed(_ index: Int, of runs: [VerseGrouping.Run]) -> Bool {
        index + 2 < runs.count
            || (index + 1 < runs.count && grouping.phonemes(runs[index + 1]) >= rules.passedPhonemes)
    }

    private func continues(_ index: Int, of runs: [VerseGrouping.Run]) -> Bool {
        index > 0 && runs[index].verse == runs[index - 1].verse + 1
    }

    private mutating func report(_ index: Int, of runs: [VerseGrouping.Run], at time: Double) -> [RecitationEvent] {
        let run = runs[index]
        let start = Double(run.start) * frameSeconds
        let end = Double(run.end) * frameSeconds
        note(run, isClaimed: true)
        switch run.verse {
        case VerseGrouping.istiadha: return [.istiadha(start: start, end: end)]
        case VerseGrouping.basmala:
            guard grouping.isLoneBasmala(index, of: runs) else { return [.basmala(start: start, end: end)] }
            return [.verse(grouping.recited(VerseGrouping.Run(verse: 0, segments: run.segments)), at: time)]
        default: return [.verse(grouping.recited(run), at: time)]
        }
    }

    private mutating func note(_ run: VerseGrouping.Run, isClaimed: Bool) {
        told.append(
            Told(
                verse: run.verse, start: run.start, end: run.end,
                isClaimed: isClaimed))
        if told.count > 64 { told.removeFirst(32) }
    }

    /// The report that a run of the present path belongs to.
    private func told(for run: VerseGrouping.Run) -> Int? {
        let start = run.start
        let end = run.end
        return told.lastIndex { report in
            let shared = min(end, report.end) - max(start, report.start)
            let shorter = min(end - start, report.end - report.start)
            return report.verse == run.verse && Double(shared) > 0.4 * Double(max(shorter, 1))
        }
    }

    private mutating func refreshTold(by runs: [VerseGrouping.Run]) {
        for run in runs {
            guard let index = told(for: run) else { continue }
            told[index].start = min(told[index].start, run.start)
            told[index].end = max(told[index].end, run.end)
        }
    }

    private mutating func words(in runs: [VerseGrouping.Run], at time: Double, isFinal: Bool) -> [RecitationEvent] {
        let segments = runs.filter { run in run.verse >= 0 && told(for: run).map { told[$0].isClaimed } ?? false }
            .flatMap(\.segments)
        let fresh = segments.filter { $0.start >= lastWordEnd }
        guard !fresh.isEmpty else { return [] }
        let quiet = quietSeconds >= rules.completePause
        let last = runs.last?.segments.last
        let rivals = Rivals(of: search, within: rules.wordMargin, since: fresh[0].start - 5)
        var events: [RecitationEvent] = []
        for segment in fresh {
            guard let word = segment.word, grouping.isHeard(segment), segment != last || quiet || isFinal else { break }
            let target = Int32(word)
            let agreed = rivals.margin { stay in
                stay.first <= target && target <= stay.last && stay.end > segment.start && stay.start < segment.end
            }
            let isSettled = Double(search.frame - segment.end) * frameSeconds >= rules.wordPatience
            guard agreed >= rules.wordMargin || isSettled || isFinal else { break }
            lastWordEnd = max(segment.start + 1, segment.end - 2)
            events.append(.word(grouping.recited(segment), at: time))
        }
        return events
    }

    /// History records held, for diagnostics and tests.
    var recordCount: Int { search.history.count }

    /// Forgets what can change no more, except the last two verses.
    private mutating func settle() {
        settled += search.settlePast()
        let runs = grouping.runs(of: settled)
        guard runs.count > 3 else { return }
        let keep = runs[runs.count - 3].start
        settled.removeAll { $0.start < keep }
    }
}

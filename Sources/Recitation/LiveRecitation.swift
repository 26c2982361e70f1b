import QuranCore

/// Follows a recitation as it is heard: frames of posteriors in, irrevocable events out.
public struct LiveRecitation {
    private var search: VerseSearch
    private var emissions: EmissionTable
    private let grouping: VerseGrouping
    private let rules: DecisionRules
    private let frameSeconds: Double
    /// Agreed segments of the last verses: what the search itself no longer holds.
    private var settled: [PathSegment] = []
    private var told: [Told] = []
    private var lastWordEnd: Int32 = -1
    /// Frames since a phoneme was last the best class.
    private var quietFrames = 0

    /// A run of a verse that has been reported.
    private struct Told {
        let verse: Int
        var start: Int32
        var end: Int32
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
    /// - Parameter audioTime: seconds of audio that had been heard when these frames were computed.
    public mutating func push(_ logProbabilities: [Float], audioTime: Double) -> [RecitationEvent] {
        emissions.forEachFrame(of: logProbabilities) { frame, isQuiet in
            search.step(frame)
            quietFrames = isQuiet ? quietFrames + 1 : 0
        }
        return decide(at: audioTime, isFinal: false)
    }

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
        let horizon = runs[open].segments[0].start - 25
        let rivals = Rivals(of: search, within: 40, since: horizon)
        var events: [RecitationEvent] = []
        for index in open..<runs.count where told(for: runs[index]) == nil {
            guard isCertain(index, of: runs, rivals: rivals, isFinal: isFinal) else { continue }
            events += report(index, of: runs, at: time)
        }
        if isFinal, told.isEmpty, events.isEmpty, let only = grouping.largest(of: runs) {
            events.append(.verse(grouping.recited(only), at: time))
        }
        return events + words(in: runs, at: time, isFinal: isFinal)
    }

    /// True when a run is no longer in doubt.
    private func isCertain(_ index: Int, of runs: [VerseGrouping.Run], rivals: Rivals, isFinal: Bool) -> Bool {
        let run = runs[index]
        let isLast = index == runs.count - 1
        let quiet = Double(quietFrames) * frameSeconds
        let isWhole = grouping.isWhole(run)
        if run.verse == VerseGrouping.basmala {
            return isWhole && (!isLast || isFinal || quiet >= VerseGrouping.loneBasmalaPause)
                && margin(of: run, rivals: rivals) >= rules.completeMargin
        }
        let coverage = grouping.coverage(of: run)
        let margin = margin(of: run, rivals: rivals)
        let isSilent = isLast && (isFinal || quiet >= (isWhole ? rules.completePause : rules.brokenPause))
        if isSilent || (!isLast && isFollowed(index, of: runs)) {
            let needed = isWhole && !isFinal ? rules.completeMargin : rules.finalMargin
            return coverage >= rules.minimumCoverage && margin >= needed
        }
        guard run.verse >= 0, grouping.graph.soundAlikes[grouping.graph.soundGroups[run.verse]] == nil else {
            return false
        }
        let total = grouping.phonemes(ofVerse: run.verse)
        let heard = grouping.phonemes(run)
        guard heard >= min(rules.minimumPhonemes, Int(rules.minimumShare * Double(total))) else { return false }
        return margin >= (continues(index, of: runs) ? rules.continuationMargin : rules.discoveryMargin)
    }

    /// True when enough of the next run has been heard that this one is over.
    private func isFollowed(_ index: Int, of runs: [VerseGrouping.Run]) -> Bool {
        index + 1 < runs.count && grouping.phonemes(runs[index + 1]) >= 3
    }

    private func continues(_ index: Int, of runs: [VerseGrouping.Run]) -> Bool {
        index > 0 && runs[index].verse == runs[index - 1].verse + 1
    }

    private func margin(of run: VerseGrouping.Run, rivals: Rivals) -> Float {
        let graph = grouping.graph
        let start = run.segments[0].start
        let end = run.segments[run.segments.count - 1].end
        let group = run.verse >= 0 ? graph.soundGroups[run.verse] : -1
        return rivals.margin { stay in
            guard stay.end > start, stay.start < end else { return false }
            return sounds(stay.first, like: run.verse, group: group)
                || sounds(stay.last, like: run.verse, group: group)
        }
    }

    private func sounds(_ word: Int32, like verse: Int, group: Int32) -> Bool {
        let other = grouping.verse(ofWord: Int(word))
        return other == verse || (other >= 0 && verse >= 0 && grouping.graph.soundGroups[other] == group)
            // A lone basmala and 1:1 are the same sound.
            || (verse == VerseGrouping.basmala && other == 0) || (verse == 0 && other == VerseGrouping.basmala)
    }

    private mutating func report(_ index: Int, of runs: [VerseGrouping.Run], at time: Double) -> [RecitationEvent] {
        let run = runs[index]
        let start = Double(run.segments[0].start) * frameSeconds
        let end = Double(run.segments[run.segments.count - 1].end) * frameSeconds
        told.append(
            Told(verse: run.verse, start: run.segments[0].start, end: run.segments[run.segments.count - 1].end))
        if told.count > 64 { told.removeFirst(32) }
        switch run.verse {
        case VerseGrouping.istiadha: return [.istiadha(start: start, end: end)]
        case VerseGrouping.basmala:
            let next = index + 1 < runs.count ? runs[index + 1] : nil
            let pause = next.map { Double($0.segments[0].start) * frameSeconds - end }
            guard pause == nil || pause! >= VerseGrouping.loneBasmalaPause else {
                return [.basmala(start: start, end: end)]
            }
            return [.verse(grouping.recited(VerseGrouping.Run(verse: 0, segments: run.segments)), at: time)]
        default: return [.verse(grouping.recited(run), at: time)]
        }
    }

    /// The report that a run of the present path belongs to.
    private func told(for run: VerseGrouping.Run) -> Int? {
        let start = run.segments[0].start
        let end = run.segments[run.segments.count - 1].end
        return told.lastIndex { report in
            let shared = min(end, report.end) - max(start, report.start)
            let shorter = min(end - start, report.end - report.start)
            return report.verse == run.verse && Double(shared) > 0.4 * Double(max(shorter, 1))
        }
    }

    private mutating func refreshTold(by runs: [VerseGrouping.Run]) {
        for run in runs {
            guard let index = told(for: run) else { continue }
            told[index].start = min(told[index].start, run.segments[0].start)
            told[index].end = max(told[index].end, run.segments[run.segments.count - 1].end)
        }
    }

    private mutating func words(in runs: [VerseGrouping.Run], at time: Double, isFinal: Bool) -> [RecitationEvent] {
        let segments = runs.filter { $0.verse >= 0 && told(for: $0) != nil }.flatMap(\.segments)
        let fresh = segments.filter { $0.start >= lastWordEnd }
        guard !fresh.isEmpty else { return [] }
        let quiet = Double(quietFrames) * frameSeconds >= rules.completePause
        let last = runs.last?.segments.last
        let rivals = Rivals(of: search, within: rules.wordMargin, since: fresh[0].start - 5)
        var events: [RecitationEvent] = []
        for segment in fresh {
            guard let word = segment.word, segment != last || quiet || isFinal else { break }
            let target = Int32(word)
            let agreed = rivals.margin { stay in
                stay.first <= target && target <= stay.last && stay.end > segment.start && stay.start < segment.end
            }
            guard agreed >= rules.wordMargin || isFinal else { break }
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
        let keep = runs[runs.count - 3].segments[0].start
        settled.removeAll { $0.start < keep }
    }
}

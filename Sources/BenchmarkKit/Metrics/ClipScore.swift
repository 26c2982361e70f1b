import QuranCore

/// All scores of one clip.
public struct ClipScore: Sendable, Equatable {
    /// Sound-alike verses and the manifest's other answers count as right.
    public let lenient: SequenceScore
    /// Only the expected verses count as right.
    public let strict: SequenceScore
    /// Claim time minus verse end of each claimed verse whose end is known, late claims included, in seconds.
    public let delays: [Double]
    public let wrongVerse: WrongVerseTime

    /// How long after a verse's end a live claim still counts, in seconds.
    public static let grace = 1.5

    /// Scores what was claimed on a clip.
    ///
    /// - Parameters:
    ///   - duration: Seconds of audio in the clip, the end of verses whose own end is unknown.
    ///   - isLive: Whether claims have times and deadlines.
    init(clip: BenchmarkClip, emissions: [Emission], duration: Double, isLive: Bool, soundAlikes: VerseEquivalence) {
        let atEnd = duration + Self.grace
        let deadlines = clip.spans?.map { $0.end + Self.grace } ?? clip.expected.map { _ in atEnd }
        strict = SequenceScore(expected: clip.expected, emissions: emissions, deadlines: isLive ? deadlines : nil)

        let heard = emissions.map { Emission(soundAlikes.representative(of: $0.verse), time: $0.time) }
        func score(_ verses: [VerseID], _ deadlines: [Double]) -> SequenceScore {
            SequenceScore(
                expected: verses.map(soundAlikes.representative), emissions: heard, deadlines: isLive ? deadlines : nil)
        }
        var best = score(clip.expected, deadlines)
        let expectedTimes = best.claimTimes
        for alternative in clip.alsoAccept {
            let other = score(alternative, alternative.map { _ in atEnd })
            if other.isBetter(than: best) { best = other }
        }
        lenient = best

        guard isLive else {
            delays = []
            wrongVerse = WrongVerseTime()
            return
        }
        delays = zip(clip.spans ?? [], expectedTimes).compactMap { span, time in time.map { $0 - span.end } }
        // A clip of one verse shows it from end to end, wherever in it the voice is.
        let whole = clip.expected.count == 1 ? [VerseSpan(verse: clip.expected[0], start: 0, end: duration)] : []
        let spans = (clip.spans ?? whole).map { span in
            VerseSpan(verse: soundAlikes.representative(of: span.verse), start: span.start, end: span.end)
        }
        wrongVerse = clip.alsoAccept.isEmpty ? WrongVerseTime(spans: spans, emissions: heard) : WrongVerseTime()
    }
}

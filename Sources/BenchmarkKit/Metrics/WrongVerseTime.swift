import QuranCore

/// For how long a listener was shown a verse that was not being recited.
public struct WrongVerseTime: Sendable, Equatable {
    /// Seconds of recitation during which the last claimed verse was not the one being recited.
    public var wrong = 0.0
    /// The part of them in which it was not the verse before either, which is shown until the next is certain.
    public var stray = 0.0
    /// Seconds of recitation looked at.
    public var recited = 0.0

    init() {}

    /// Follows the claims through the recited verses; pauses, and the time before the first claim, are never wrong.
    ///
    /// - Parameters:
    ///   - spans: Verses recited, in order of time.
    ///   - emissions: Claims in order of time; those without a time, made when all was over, are ignored.
    init(spans: [VerseSpan], emissions: [Emission]) {
        let claims = emissions.compactMap { emission in emission.time.map { (verse: emission.verse, time: $0) } }
        for (position, span) in spans.enumerated() {
            recited += span.end - span.start
            let before = position > 0 ? spans[position - 1].verse : nil
            for (number, claim) in claims.enumerated() where claim.verse != span.verse {
                let until = number + 1 < claims.count ? claims[number + 1].time : .infinity
                let seconds = max(0, min(until, span.end) - max(claim.time, span.start))
                wrong += seconds
                if claim.verse != before { stray += seconds }
            }
        }
    }

    static func += (sum: inout WrongVerseTime, other: WrongVerseTime) {
        sum.wrong += other.wrong
        sum.stray += other.stray
        sum.recited += other.recited
    }
}

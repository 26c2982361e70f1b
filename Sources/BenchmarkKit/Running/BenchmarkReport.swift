/// What came out for a corpus.
public struct BenchmarkReport: Sendable {
    public let mode: BenchmarkMode
    public let clips: [ClipOutcome]
    /// The most memory that the process held, in bytes.
    public let peakMemory: Int

    /// Scores over all clips, sound-alikes and other right answers accepted.
    public var lenient: ScoreMeans { ScoreMeans(clips.map(\.score.lenient)) }
    /// Scores over all clips, nothing but the expected verses accepted.
    public var strict: ScoreMeans { ScoreMeans(clips.map(\.score.strict)) }

    /// Scores by the value of a property of the clips.
    public func lenient(by property: KeyPath<ClipOutcome, String>) -> [String: ScoreMeans] {
        Dictionary(grouping: clips, by: { $0[keyPath: property] }).mapValues { ScoreMeans($0.map(\.score.lenient)) }
    }

    /// Claim time minus verse end below which a part of the claims lies, in seconds; nil without known verse ends.
    public func delay(percentile part: Double) -> Double? { percentile(clips.flatMap(\.score.delays), part) }

    public var wrongVerse: WrongVerseTime { clips.reduce(into: WrongVerseTime()) { $0 += $1.score.wrongVerse } }

    /// Seconds of audio recognised in a second; nil when nothing was.
    public var speed: Double? { speed(by: \.elapsed) }

    /// Seconds of audio recognised in a second of processor time, which other programs do not slow down.
    public var processorSpeed: Double? { speed(by: \.processor) }

    private func speed(by time: KeyPath<ClipOutcome, Double>) -> Double? {
        let done = clips.filter { $0.failure == nil }
        let seconds = done.reduce(0) { $0 + $1[keyPath: time] }
        return seconds > 0 ? done.reduce(0) { $0 + $1.duration } / seconds : nil
    }

    /// Verses claimed on clips in which none is recited.
    public var falseClaims: Int { clips.filter(\.expected.isEmpty).reduce(0) { $0 + $1.emissions.count } }

    /// Clips without a result.
    public var failures: Int { clips.count { $0.failure != nil } }
}

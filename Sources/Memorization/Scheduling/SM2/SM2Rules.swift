/// Which reading of SM-2 is meant. `docs/scheduling.md` has the table of where they differ, and why.
public enum SM2Rules: Hashable, Sendable {
    /// Murajah's: below 0.70 resets, 0.70 up to 0.85 holds, 0.85 and above grows. The first interval is one day
    /// and grows by the ease factor from then on. A review before its time grows from the days that have passed,
    /// one on the day of the last review holds.
    case murajah
    /// As published: intervals 1, 6, then by the ease factor; quality below 3 starts again. With
    /// `repeatsSameDay`, what scored below 4 is repeated on the same day until it scores 4, which
    /// changes neither interval nor ease.
    case published(repeatsSameDay: Bool)
}

/// An instant with the place's clock at that time, so that its local date never changes afterwards.
public struct Moment: Hashable, Sendable {
    /// Milliseconds since 1970-01-01 00:00 UTC.
    public var milliseconds: Int64
    /// What the local clock was ahead of UTC, in seconds.
    public var utcOffset: Int
    /// Identifier of the time zone in the tz database, as in "Asia/Riyadh"; for display and later sync only.
    public var zone: String

    public init(milliseconds: Int64, utcOffset: Int, zone: String) {
        self.milliseconds = milliseconds
        self.utcOffset = utcOffset
        self.zone = zone
    }
}

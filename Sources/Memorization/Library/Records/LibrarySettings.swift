/// What a profile has chosen for its reviews.
public struct LibrarySettings: Hashable, Sendable {
    /// What makes a day a day of study.
    public enum Goal: Hashable, Sendable {
        /// So many reviews.
        case reviews(Int)
        /// So many minutes of sessions.
        case minutes(Int)
    }

    public var scheduler: Scheduler
    public var dayStart: DayStart
    /// Reviews a day at most.
    public var reviewsPerDay: Int
    /// Verses reviewed for the first time a day at most.
    public var newPerDay: Int
    public var goal: Goal

    public init(
        scheduler: Scheduler = .standard, dayStart: DayStart = .standard, reviewsPerDay: Int = 100, newPerDay: Int = 10,
        goal: Goal = .reviews(1)
    ) {
        self.scheduler = scheduler
        self.dayStart = dayStart
        self.reviewsPerDay = max(0, reviewsPerDay)
        self.newPerDay = max(0, newPerDay)
        self.goal = goal
    }
}

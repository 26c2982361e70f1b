/// The scheduler that a user has chosen, with its settings.
public enum Scheduler: Hashable, Sendable {
    case sm2(SM2Scheduler)
    case fsrs(FSRSScheduler)

    /// The longest interval unless the user sets another, in days: verses left alone for longer are lost.
    public static let standardMaximumInterval = 180
    /// Explainable with pencil and paper.
    public static let standard = Scheduler.sm2(SM2Scheduler())

    /// The longest interval in days.
    public var maximumInterval: Int {
        switch self {
        case .sm2(let scheduler): scheduler.maximumInterval
        case .fsrs(let scheduler): scheduler.maximumInterval
        }
    }

    /// Schedules a verse after a review.
    ///
    /// Intervals count from the day of the review, also when the verse was overdue or not due yet. A memory of
    /// another scheduler is not understood: rebuild the schedule from the log after a switch.
    ///
    /// - Parameter day: the study day of the review; one before the last review counts as that day.
    public func review(_ schedule: VerseSchedule, _ recall: Recall, on day: StudyDay) -> ScheduleDecision {
        let day = max(day, schedule.lastReview ?? day)
        let elapsed = schedule.lastReview?.distance(to: day)
        var after = schedule
        let reason: ScheduleReason
        var retrievability: Double?
        switch self {
        case .sm2(let scheduler):
            let before: SM2Memory = if case .sm2(let memory)? = schedule.memory { memory } else { SM2Memory() }
            let (memory, why) = scheduler.review(before, quality: recall.quality, elapsedDays: elapsed)
            after.memory = .sm2(memory)
            after.interval = memory.needsExtraReview ? 0 : memory.interval
            after.due = due(scheduler: why, schedule, day, after.interval)
            reason = why
        case .fsrs(let scheduler):
            let before: FSRSMemory? = if case .fsrs(let memory)? = schedule.memory { memory } else { nil }
            retrievability = before.map { scheduler.retrievability(of: $0, elapsedDays: elapsed ?? 0) }
            let (memory, delay) = scheduler.review(before, rating: recall.rating, elapsedDays: elapsed ?? 0)
            after.memory = .fsrs(memory)
            after.interval = delay.days
            after.due = day.advanced(by: delay.days)
            reason =
                switch (before, elapsed, recall.rating) {
                case (nil, _, _): .firstMemory
                case (_, 0, _): .sameDayMemory
                case (_, _, .again): .forgotten
                default: .recalled
                }
        }
        if recall.accuracy < Recall.resetBound, schedule.interval > 0 { after.lapses += 1 }
        after.lastReview = day
        after.reviews += 1
        return ScheduleDecision(
            day: day, before: schedule, after: after, reason: reason, recall: recall, retrievability: retrievability,
            maximumInterval: maximumInterval)
    }

    /// SM-2's due day: a second success on one day leaves it where it was.
    private func due(
        scheduler reason: ScheduleReason, _ schedule: VerseSchedule, _ day: StudyDay, _ interval: Int
    ) -> StudyDay {
        if reason == .heldSameDay, let due = schedule.due { return due }
        return day.advanced(by: interval)
    }

    /// The schedule after a history of reviews, in the order of time.
    public func schedule(after reviews: some Sequence<(recall: Recall, day: StudyDay)>) -> VerseSchedule {
        reviews.reduce(VerseSchedule.new) { review($0, $1.recall, on: $1.day).after }
    }
}

/// SM-2 (Piotr Wozniak, 1990), in whole days and hundredths of ease.
///
/// I(1) = 1, I(2) = 6 (published rules) or I(1) x EF (Murajah's), I(n) = I(n - 1) x EF rounded up, where EF is
/// the ease factor after this review; EF' = EF + 0.1 - (5 - q)(0.08 + (5 - q) 0.02), at least 1.3. A failure
/// starts again at I(1) and leaves EF as it is.
public struct SM2Scheduler: Hashable, Sendable {
    public let rules: SM2Rules
    /// The longest interval in days, at least 1.
    public let maximumInterval: Int

    public init(rules: SM2Rules = .murajah, maximumInterval: Int = Scheduler.standardMaximumInterval) {
        self.rules = rules
        self.maximumInterval = max(1, maximumInterval)
    }

    /// The memory after a review, and why it is so.
    ///
    /// - Parameters:
    ///   - memory: what was known before; `SM2Memory()` for a new verse.
    ///   - elapsedDays: days since the last review; nil for the first.
    public func review(
        _ memory: SM2Memory, quality: SM2Quality, elapsedDays: Int?
    ) -> (memory: SM2Memory, reason: ScheduleReason) {
        switch rules {
        case .murajah: murajah(memory, quality: quality, elapsedDays: elapsedDays)
        case .published(let repeatsSameDay): published(memory, quality: quality, repeatsSameDay: repeatsSameDay)
        }
    }

    private func murajah(
        _ before: SM2Memory, quality: SM2Quality, elapsedDays: Int?
    ) -> (memory: SM2Memory, reason: ScheduleReason) {
        var memory = before
        guard quality >= .difficult else {
            memory.repetitions = 0
            memory.interval = 1
            return (memory, .reset)
        }
        // A second success on one day proves nothing new.
        if elapsedDays == 0, before.interval > 0 {
            return (memory, .heldSameDay)
        }
        memory.ease = ease(before, quality)
        guard quality >= .hesitant else {
            memory.interval = min(max(1, before.interval), maximumInterval)
            return (memory, .held)
        }
        memory.repetitions += 1
        guard before.repetitions > 0 else {
            memory.interval = 1
            return (memory, .graduated)
        }
        // A review before its time has shown no more than the days that have passed.
        let base = min(before.interval, elapsedDays ?? before.interval)
        memory.interval = min(max(before.interval, grown(base, by: memory.ease)), maximumInterval)
        return (memory, base < before.interval ? .grownEarly : .grown)
    }

    private func published(
        _ before: SM2Memory, quality: SM2Quality, repeatsSameDay: Bool
    ) -> (memory: SM2Memory, reason: ScheduleReason) {
        var memory = before
        if before.needsExtraReview, repeatsSameDay {
            memory.needsExtraReview = quality < .hesitant
            return (memory, .repeatedSameDay)
        }
        memory.needsExtraReview = repeatsSameDay && quality < .hesitant
        guard quality >= .difficult else {
            memory.repetitions = 0
            memory.interval = 1
            return (memory, .reset)
        }
        memory.repetitions += 1
        memory.ease = ease(before, quality)
        let interval =
            switch memory.repetitions {
            case 1: 1
            case 2: 6
            default: grown(before.interval, by: memory.ease)
            }
        memory.interval = min(interval, maximumInterval)
        return (memory, memory.repetitions == 1 ? .graduated : .grown)
    }

    private func ease(_ memory: SM2Memory, _ quality: SM2Quality) -> Int {
        max(SM2Memory.minimumEase, memory.ease + quality.easeChange)
    }

    /// Days times hundredths, rounded up.
    private func grown(_ interval: Int, by ease: Int) -> Int { (interval * ease + 99) / 100 }
}

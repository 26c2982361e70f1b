/// One decision of a scheduler, with all that is needed to explain it to the user.
public struct ScheduleDecision: Hashable, Sendable {
    /// The study day of the review.
    public let day: StudyDay
    public let before: VerseSchedule
    public let after: VerseSchedule
    public let reason: ScheduleReason
    public let recall: Recall
    /// FSRS: what the chance of recalling the verse was just before this review, 0...1.
    public let retrievability: Double?
    /// The cap in days that was in force.
    public let maximumInterval: Int

    /// Days, 0 before the first review.
    public var oldInterval: Int { before.interval }
    /// Days, 0 for another round today.
    public var newInterval: Int { after.interval }
    /// True when the cap, and not the scheduler, set the interval.
    public var isCapped: Bool { newInterval == maximumInterval && newInterval > oldInterval }

    public var oldRung: LadderRung { before.rung }
    public var newRung: LadderRung { after.rung }

    /// SM-2: ease factor before and after, in hundredths.
    public var ease: (old: Int, new: Int)? {
        guard case .sm2(let new)? = after.memory else { return nil }
        if case .sm2(let old)? = before.memory { return (old.ease, new.ease) }
        return (SM2Memory().ease, new.ease)
    }

    /// FSRS: stability in days before (nil for a new verse) and after.
    public var stability: (old: Double?, new: Double)? {
        guard case .fsrs(let new)? = after.memory else { return nil }
        if case .fsrs(let old)? = before.memory { return (old.stability, new.stability) }
        return (nil, new.stability)
    }

    /// When the verse falls due, in words: "today", "tomorrow", "in 12 days".
    public var dueWords: String { after.due?.words(from: day) ?? "not scheduled" }

    /// The transition card in one line, as in "1d -> 3d, ease 2.50 -> 2.60 (+0.10), due in 3 days, Practiced".
    public var summary: String {
        var parts = ["\(oldInterval)d -> \(newInterval)d" + (isCapped ? " (longest)" : "")]
        if let ease {
            let change = ease.new - ease.old
            let sign = change < 0 ? "-" : "+"
            parts.append(
                "ease \(Self.hundredths(ease.old)) -> \(Self.hundredths(ease.new)) "
                    + "(\(sign)\(Self.hundredths(abs(change))))")
        }
        if let stability {
            let old = stability.old.map(Self.tenths) ?? "new"
            parts.append("stability \(old) -> \(Self.tenths(stability.new)) days")
        }
        parts.append("due \(dueWords)")
        parts.append(newRung.name)
        return parts.joined(separator: ", ")
    }

    private static func hundredths(_ value: Int) -> String {
        "\(value / 100).\(value % 100 < 10 ? "0" : "")\(value % 100)"
    }

    private static func tenths(_ value: Double) -> String {
        let tenths = Int((value * 10).rounded())
        return "\(tenths / 10).\(tenths % 10)"
    }
}

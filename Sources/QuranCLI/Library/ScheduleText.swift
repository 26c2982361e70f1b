import CommandLineSupport
import Memorization

/// A scheduler's decision for the terminal and as JSON.
enum ScheduleText {
    /// The transition card.
    static func card(_ decision: ScheduleDecision) -> String {
        "    \(decision.summary)\n    \(decision.reason.sentence)\n"
    }

    static func json(_ decision: ScheduleDecision) -> JSONValue {
        var members: [String: JSONValue] = [
            "old_interval_days": .integer(decision.oldInterval), "new_interval_days": .integer(decision.newInterval),
            "due": .optional(decision.after.due?.description), "due_words": .string(decision.dueWords),
            "reason": .string(decision.reason.rawValue), "explanation": .string(decision.reason.sentence),
            "old_rung": .string(decision.oldRung.name), "new_rung": .string(decision.newRung.name),
            "capped": .bool(decision.isCapped),
        ]
        if let ease = decision.ease {
            members["old_ease"] = .number(Double(ease.old) / 100)
            members["new_ease"] = .number(Double(ease.new) / 100)
        }
        if let stability = decision.stability {
            members["old_stability_days"] = .optional(stability.old)
            members["new_stability_days"] = .number(stability.new)
        }
        if let retrievability = decision.retrievability { members["retrievability"] = .number(retrievability) }
        return .object(members)
    }
}

/// What was done on one study day.
public struct DayTotal: Hashable, Sendable {
    public let day: StudyDay
    /// Recalls, in review and while memorising.
    public var recalls: Int
    /// Recalls that reached 0.70.
    public var recalled: Int
    /// Sum of accuracies.
    public var accuracySum: Double
    /// Seconds of sessions.
    public var seconds: Double

    public init(day: StudyDay, recalls: Int = 0, recalled: Int = 0, accuracySum: Double = 0, seconds: Double = 0) {
        self.day = day
        self.recalls = recalls
        self.recalled = recalled
        self.accuracySum = accuracySum
        self.seconds = seconds
    }

    /// Totals of all days with an entry or a session, in order.
    public static func totals(_ log: [ReviewEntry], _ sessions: [StudySession]) -> [DayTotal] {
        var totals: [StudyDay: DayTotal] = [:]
        for entry in ReviewLog.effective(log) {
            guard let recall = entry.recall else { continue }
            totals[entry.day, default: DayTotal(day: entry.day)].recalls += 1
            totals[entry.day]?.accuracySum += recall.accuracy
            if recall.accuracy >= Recall.resetBound { totals[entry.day]?.recalled += 1 }
        }
        for session in sessions { totals[session.day, default: DayTotal(day: session.day)].seconds += session.seconds }
        return totals.values.sorted { $0.day < $1.day }
    }

    /// True when the day's goal was met; a goal of zero still asks for one recall.
    public func meets(_ goal: LibrarySettings.Goal) -> Bool {
        switch goal {
        case .reviews(let count): recalls >= max(1, count)
        case .minutes(let minutes): seconds >= Double(max(1, minutes)) * 60
        }
    }
}

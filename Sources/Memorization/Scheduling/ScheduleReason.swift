/// Why a scheduler chose an interval.
public enum ScheduleReason: String, CaseIterable, Sendable {
    /// SM-2: the first success, or the first after a failure; the interval is one day.
    case graduated
    /// SM-2: the interval grew by the ease factor.
    case grown
    /// SM-2: reviewed before its time, so the interval grew from the days that have passed only.
    case grownEarly = "grown-early"
    /// SM-2: good enough not to start again, not good enough to grow.
    case held
    /// SM-2: reviewed already today; nothing changes.
    case heldSameDay = "held-same-day"
    /// SM-2: too many words were missed; the verse starts again tomorrow.
    case reset
    /// Published SM-2: repeated on the same day until it goes well; nothing changes.
    case repeatedSameDay = "repeated-same-day"
    /// FSRS: the first review set stability and difficulty.
    case firstMemory = "first-memory"
    /// FSRS: recalled, so stability grew.
    case recalled
    /// FSRS: forgotten, so stability fell.
    case forgotten
    /// FSRS: reviewed on the day of the last review, which changes stability little.
    case sameDayMemory = "same-day-memory"

    /// One sentence for the user.
    public var sentence: String {
        switch self {
        case .graduated: "Learnt: the first interval is one day."
        case .grown: "Recited well and in time: the interval grows by the ease factor."
        case .grownEarly: "Recited well before it was due: the interval grows from the days that have passed."
        case .held: "Recited with difficulty: the interval stays as it is and the verse becomes harder."
        case .heldSameDay: "Reviewed already today: the schedule stays as it is."
        case .reset: "Too much was missed: the verse starts again."
        case .repeatedSameDay: "Repeated today until it goes well: the schedule stays as it is."
        case .firstMemory: "First review: it sets how stable the memory is taken to be."
        case .recalled: "Recalled: the memory became more stable."
        case .forgotten: "Forgotten: the memory is taken to be less stable."
        case .sameDayMemory: "Reviewed again on the same day: that changes stability little."
        }
    }
}

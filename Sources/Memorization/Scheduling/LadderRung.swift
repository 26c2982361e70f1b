/// The six steps that a verse climbs, by its interval in days.
///
/// | rung | interval |
/// |---|---|
/// | New | never reviewed |
/// | Learning | up to 2 days |
/// | Practiced | 3 to 6 days |
/// | Familiar | 7 to 20 days |
/// | Strong | 21 to 59 days |
/// | Mature | 60 days and more |
public enum LadderRung: Int, CaseIterable, Comparable, Sendable {
    case new, learning, practiced, familiar, strong, mature

    /// The shortest interval of the rung, in days; nil for New, which has none.
    public var minimumInterval: Int? {
        switch self {
        case .new: nil
        case .learning: 0
        case .practiced: 3
        case .familiar: 7
        case .strong: 21
        case .mature: 60
        }
    }

    /// Its name in English.
    public var name: String {
        switch self {
        case .new: "New"
        case .learning: "Learning"
        case .practiced: "Practiced"
        case .familiar: "Familiar"
        case .strong: "Strong"
        case .mature: "Mature"
        }
    }

    /// - Parameter interval: days; nil for a verse that was never reviewed.
    public init(interval: Int?) {
        guard let interval else {
            self = .new
            return
        }
        self = Self.allCases.last { $0.minimumInterval.map { $0 <= interval } ?? false } ?? .learning
    }

    public static func < (left: LadderRung, right: LadderRung) -> Bool { left.rawValue < right.rawValue }
}

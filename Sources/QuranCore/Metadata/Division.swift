/// The ways in which the mushaf is divided; each part begins at a verse and ends before the next part.
public enum Division: String, CaseIterable, Sendable {
    /// Thirtieth.
    case juz
    /// Half of a juz.
    case hizb
    /// Quarter of a hizb.
    case rub
    /// Page of the Medina mushaf of 604 pages.
    case page
    /// Section of meaning, as marked in prints of the subcontinent.
    case ruku
    /// Seventh, for a reading in a week.
    case manzil

    /// How many parts it has.
    public var count: Int {
        switch self {
        case .juz: 30
        case .hizb: 60
        case .rub: 240
        case .page: 604
        case .ruku: 556
        case .manzil: 7
        }
    }
}

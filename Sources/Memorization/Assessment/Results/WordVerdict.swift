/// What became of one word of a passage.
public enum WordVerdict: Hashable, Sendable {
    /// Recited, in place.
    case matched
    /// Stumbled over and repaired at once: begun again, then right. Shown, and no miss.
    case selfCorrected
    /// Recited, but after a later word.
    case outOfOrder
    /// Something else was said in its place; what was heard, or nil when only the sound was off.
    case wrong(heard: String?)
    /// Passed over.
    case missed
    /// Not reached yet: only before a recitation has ended.
    case pending

    /// True when the word was recited rightly and in place.
    public var isRight: Bool { self == .matched || self == .selfCorrected }
    /// Its name in exports and in JSON.
    public var name: String {
        switch self {
        case .matched: "matched"
        case .selfCorrected: "self-corrected"
        case .outOfOrder: "out-of-order"
        case .wrong: "wrong"
        case .missed: "missed"
        case .pending: "pending"
        }
    }
}

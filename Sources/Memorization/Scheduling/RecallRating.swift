/// How well a verse was recalled, in the four steps of FSRS and of a self-given grade.
public enum RecallRating: Int, CaseIterable, Comparable, Sendable {
    case again = 1
    case hard = 2
    case good = 3
    case easy = 4

    public static func < (left: RecallRating, right: RecallRating) -> Bool { left.rawValue < right.rawValue }
}

/// The help that a reciter took with a word while it was hidden.
public enum WordHelp: Int, CaseIterable, Comparable, Sendable {
    case none, hint, peek

    public static func < (left: WordHelp, right: WordHelp) -> Bool { left.rawValue < right.rawValue }
}

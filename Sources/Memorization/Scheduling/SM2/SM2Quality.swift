/// The quality of a response in SM-2, 0...5, in the words of its publication.
public enum SM2Quality: Int, CaseIterable, Comparable, Sendable {
    /// Complete blackout.
    case blackout = 0
    /// Wrong, but the right answer was known when seen.
    case familiar = 1
    /// Wrong, and the right answer seemed easy to recall.
    case nearly = 2
    /// Right, with serious difficulty.
    case difficult = 3
    /// Right, after a hesitation.
    case hesitant = 4
    /// Perfect.
    case perfect = 5

    /// What the ease factor changes by, in hundredths: 0.1 - (5 - q)(0.08 + (5 - q) 0.02) of the publication.
    public var easeChange: Int {
        let distance = 5 - rawValue
        return 10 - distance * (8 + distance * 2)
    }

    public static func < (left: SM2Quality, right: SM2Quality) -> Bool { left.rawValue < right.rawValue }
}

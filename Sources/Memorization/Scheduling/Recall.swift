/// What a review showed: the one input of every scheduler.
///
/// ## The table
/// | accuracy | SM-2 quality | seed's rule | FSRS rating |
/// |---|---|---|---|
/// | below 0.20 | 0 | reset | again |
/// | 0.20 up to 0.40 | 1 | reset | again |
/// | 0.40 up to 0.70 | 2 | reset | again |
/// | 0.70 up to 0.85 | 3 | hold | hard |
/// | 0.85 up to 0.95 | 4 | grow, graduate | good |
/// | 0.95 up to 0.97 | 5 | grow, graduate | good |
/// | 0.97 and above | 5 | grow, graduate | easy, or good when a word was peeked at |
///
/// Every range has its lower bound and not its upper one. A self-given grade stands for the accuracy in
/// the middle of its row: again 0.55, hard 0.77, good 0.90, easy 1.
public struct Recall: Hashable, Sendable {
    /// Weighted accuracy, 0...1, peeks and hints already taken off.
    public let accuracy: Double
    /// Words the reciter looked at or was told.
    public let peeks: Int

    /// - Parameters:
    ///   - accuracy: 0...1; values outside are moved to the nearest, and what is no number to 0.
    ///   - peeks: words looked at; negative counts as none.
    public init(accuracy: Double, peeks: Int = 0) {
        self.accuracy = accuracy.isNaN ? 0 : min(max(accuracy, 0), 1)
        self.peeks = max(0, peeks)
    }

    /// A grade that the user gave, without a microphone or over its verdict.
    public init(grade: RecallRating) {
        switch grade {
        case .again: self.init(accuracy: 0.55)
        case .hard: self.init(accuracy: 0.77)
        case .good: self.init(accuracy: 0.90)
        case .easy: self.init(accuracy: 1)
        }
    }

    /// Below this a verse starts again.
    public static let resetBound = 0.70
    /// From this on the interval grows and a verse graduates.
    public static let graduationBound = 0.85

    /// True when a verse that is being memorised has been learnt by this recall.
    public var graduates: Bool { accuracy >= Self.graduationBound }

    /// The rating of FSRS.
    public var rating: RecallRating {
        switch accuracy {
        case ..<Self.resetBound: .again
        case ..<Self.graduationBound: .hard
        case ..<0.97: .good
        default: peeks == 0 ? .easy : .good
        }
    }

    /// The quality of SM-2, 0...5.
    public var quality: SM2Quality {
        switch accuracy {
        case ..<0.20: .blackout
        case ..<0.40: .familiar
        case ..<Self.resetBound: .nearly
        case ..<Self.graduationBound: .difficult
        case ..<0.95: .hesitant
        default: .perfect
        }
    }
}

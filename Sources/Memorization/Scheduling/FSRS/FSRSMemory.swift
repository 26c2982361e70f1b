/// What FSRS knows of a verse after its first review.
public struct FSRSMemory: Hashable, Sendable {
    /// Where a verse stands with respect to same-day steps; without steps always `review`.
    public enum Phase: String, CaseIterable, Sendable {
        case learning, review, relearning
    }

    /// Days after which the verse is recalled with probability 0.9; at least 0.001.
    public var stability: Double
    /// 1...10
    public var difficulty: Double
    public var phase: Phase
    /// The step it is at in `learning` or `relearning`, from 0.
    public var step: Int

    public init(stability: Double, difficulty: Double, phase: Phase = .review, step: Int = 0) {
        self.stability = stability
        self.difficulty = difficulty
        self.phase = phase
        self.step = step
    }
}

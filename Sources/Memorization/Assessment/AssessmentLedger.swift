/// An assessment with what the user says against it; every change is kept and can be undone.
public struct AssessmentLedger: Hashable, Sendable {
    /// What a user may say.
    public enum Override: Hashable, Sendable {
        /// "I said it right", or the opposite, about a word by its position.
        case word(Int, right: Bool)
        /// A grade instead of the score.
        case grade(RecallRating)
    }

    public let original: Assessment
    /// All that is in force, in order.
    public private(set) var overrides: [Override] = []

    public init(_ original: Assessment) { self.original = original }

    /// - Returns: false, and nothing changes, for a word that is not there.
    @discardableResult
    public mutating func apply(_ override: Override) -> Bool {
        if case .word(let index, _) = override, !original.words.indices.contains(index) { return false }
        overrides.append(override)
        return true
    }

    /// Takes the last override back and gives it, or nil when there is none.
    @discardableResult
    public mutating func undo() -> Override? { overrides.popLast() }

    /// The assessment with all overrides of words.
    public var current: Assessment {
        var assessment = original
        for case .word(let index, let right) in overrides {
            assessment.words[index].verdict = right ? .matched : .wrong(heard: nil)
            assessment.words[index].confidence = 1
        }
        return assessment
    }

    /// What the schedulers take: the last grade that the user gave, or else the score.
    public var recall: Recall {
        let grades = overrides.compactMap { override -> RecallRating? in
            if case .grade(let grade) = override { grade } else { nil }
        }
        return grades.last.map { Recall(grade: $0) } ?? current.recall
    }
}

/// How recordings are given to the recogniser.
public enum BenchmarkMode: String, Sendable, CaseIterable {
    /// Each whole.
    case batch
    /// In small pieces and then silence, as from a microphone.
    case stream
}

/// How a word stands among its neighbours: what the reciter does before it and after it.
public enum WordForm: Int, CaseIterable, Sendable {
    /// Recited on from the word before and on into the word after, across verse ends too.
    case joined = 0
    /// Recited on from the word before, with a stop (waqf) after it.
    case stopping = 1
    /// Begun after a pause (a hamzat wasl is pronounced), recited on into the word after.
    case starting = 2
    /// Begun after a pause, with a stop after it.
    case isolated = 3

    /// The form for a word with or without a pause on each side.
    public init(pauseBefore: Bool, stopAfter: Bool) {
        self =
            switch (pauseBefore, stopAfter) {
            case (false, false): .joined
            case (false, true): .stopping
            case (true, false): .starting
            case (true, true): .isolated
            }
    }
}

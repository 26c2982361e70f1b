/// How the program ends, as its exit code.
public enum CommandOutcome: Int32, Sendable {
    /// Everything asked for was done.
    case success = 0
    /// Everything was done and the answer is no: an expectation not met, a part not installed.
    case negative = 1
    /// Something could not be done: a file, the model or the output failed.
    case failure = 2
    /// The command line cannot be understood (`EX_USAGE` of sysexits.h).
    case usage = 64

    /// The worse of two outcomes, so that one failed file decides over many good ones.
    public func combined(with other: CommandOutcome) -> CommandOutcome {
        rawValue >= other.rawValue ? self : other
    }
}

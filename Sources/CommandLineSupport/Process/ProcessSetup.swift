/// What a command line program does before anything else.
public enum ProcessSetup {
    /// Makes failing writes errors instead of fatal signals, and keeps descriptors 0 to 2 from being reused.
    public static func prepare() {
        System.reserveStandardDescriptors()
        System.reportWriteSignalsAsErrors()
    }

    /// A descriptor for our own messages on standard error, while everything that libraries write there is dropped.
    ///
    /// Decoders report trifles in healthy files there, in lines that no user can act on; what matters comes back as an
    /// error or a warning. With the variable `MURAJAH_STDERR` set, nothing is dropped, which shows a crash's message.
    public static func standardErrorForMessages() -> Int32 {
        System.environment("MURAJAH_STDERR") == nil ? System.divert(2) : 2
    }

    /// The value of a variable of the process's environment.
    public static func environment(_ name: String) -> String? { System.environment(name) }

    /// Ends the process.
    public static func exit(_ status: CommandOutcome) -> Never { System.exit(status.rawValue) }

    /// Seconds on a clock that never goes back.
    public static func now() -> Double { System.monotonicSeconds() }
}

/// What a command line program does before anything else.
public enum ProcessSetup {
    /// Makes failing writes errors instead of fatal signals, and keeps descriptors 0 to 2 from being reused.
    public static func prepare() {
        System.reserveStandardDescriptors()
        System.reportWriteSignalsAsErrors()
    }

    /// The value of a variable of the process's environment.
    public static func environment(_ name: String) -> String? { System.environment(name) }

    /// Ends the process.
    public static func exit(_ status: CommandOutcome) -> Never { System.exit(status.rawValue) }

    /// Seconds on a clock that never goes back.
    public static func now() -> Double { System.monotonicSeconds() }
}

/// What a command line program does before anything else.
public enum ProcessSetup {
    /// Makes failing writes errors instead of fatal signals, and keeps descriptors 0 to 2 from being reused.
    public static func prepare() {
        System.reserveStandardDescriptors()
        System.reportWriteSignalsAsErrors()
    }
}

/// Files for the time of one task.
public enum TemporaryFile {
    /// A path in the temporary folder that nobody else uses.
    public static func path(suffix: String) -> String {
        let folder = System.environment("TMPDIR") ?? "/tmp"
        let number = UInt64.random(in: .min ... .max)
        return "\(folder)/murajah-\(System.processNumber())-\(String(number, radix: 36))\(suffix)"
    }

    /// Removes a file, if it is there.
    public static func remove(_ path: String) { System.remove(path) }
}

/// Text kept in memory.
public final class MemoryOutput: TextOutput {
    /// Everything written so far.
    public private(set) var text = ""

    public init() {}

    public func write(_ text: String) throws(OutputError) { self.text += text }

    public func flush() throws(OutputError) {}
}

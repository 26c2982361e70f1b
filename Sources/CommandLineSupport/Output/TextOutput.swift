/// A place for text: standard output, a file, or memory in tests.
public protocol TextOutput: AnyObject {
    /// Takes text; it may be held back until `flush`.
    func write(_ text: String) throws(OutputError)
    /// Hands over everything written so far.
    func flush() throws(OutputError)
}

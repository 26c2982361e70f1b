/// Text to an open descriptor, buffered.
public final class DescriptorOutput: TextOutput {
    private let descriptor: Int32
    private let name: String
    private var buffer: [UInt8] = []
    private static let bufferSize = 1 << 16

    /// Output to a descriptor that stays open; `name` is what errors call it.
    public init(descriptor: Int32, name: String) {
        self.descriptor = descriptor
        self.name = name
    }

    /// Standard output of the process.
    public static func standardOutput() -> DescriptorOutput {
        DescriptorOutput(descriptor: 1, name: "standard output")
    }

    public func write(_ text: String) throws(OutputError) {
        buffer.append(contentsOf: text.utf8)
        if buffer.count >= Self.bufferSize { try flush() }
    }

    public func flush() throws(OutputError) {
        let code = System.writeAll(buffer, to: descriptor)
        // What could not be written must not be tried again by the next flush.
        buffer.removeAll(keepingCapacity: true)
        if code != 0 { throw OutputError(name: name, code: code) }
    }
}

/// Text to a file that appears complete or not at all.
///
/// The text goes to a new file in the same folder, which takes the name only in `commit`; a failure before that,
/// or never committing, leaves what stood under the name untouched. A device or a pipe is written directly.
public final class AtomicFileOutput: TextOutput {
    private let path: String
    private let temporaryPath: String?
    private let descriptor: Int32
    private let output: DescriptorOutput
    private var isOpen = true

    /// Starts the file at `path`.
    public init(path: String) throws(OutputError) {
        if System.isFolder(path) { throw OutputError(name: path, code: SystemCode.isFolder) }
        let opened = System.isSpecialFile(path) ? Self.openDirectly(path) : Self.openBeside(path)
        guard let opened else { throw OutputError(name: path, code: System.errorNumber()) }
        self.path = path
        self.temporaryPath = opened.temporaryPath
        self.descriptor = opened.descriptor
        self.output = DescriptorOutput(descriptor: opened.descriptor, name: path)
    }

    private static func openDirectly(_ path: String) -> (descriptor: Int32, temporaryPath: String?)? {
        System.openExisting(path).map { ($0, nil) }
    }

    /// A killed process of the same number may have left its file, hence the counter.
    private static func openBeside(_ path: String) -> (descriptor: Int32, temporaryPath: String?)? {
        for attempt in 0..<100 {
            let temporaryPath = "\(path).\(System.processNumber())-\(attempt).part"
            if let descriptor = System.createNew(temporaryPath) { return (descriptor, temporaryPath) }
            if System.errorNumber() != SystemCode.exists { return nil }
        }
        return nil
    }

    public func write(_ text: String) throws(OutputError) { try output.write(text) }

    public func flush() throws(OutputError) { try output.flush() }

    /// Writes everything through to the disk and gives the file its name.
    public func commit() throws(OutputError) {
        try flush()
        try check(System.synchronize(descriptor))
        isOpen = false
        try check(System.closeDescriptor(descriptor))
        if let temporaryPath { try check(System.move(temporaryPath, to: path)) }
    }

    /// Removes what was written, unless it was committed.
    public func discard() {
        if isOpen { _ = System.closeDescriptor(descriptor) }
        isOpen = false
        if let temporaryPath { System.remove(temporaryPath) }
    }

    private func check(_ code: Int32) throws(OutputError) {
        if code != 0 { throw OutputError(name: path, code: code) }
    }
}

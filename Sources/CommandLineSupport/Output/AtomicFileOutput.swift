/// Text to a file that appears complete or not at all.
///
/// The text goes to a new file in the same folder, which takes the name only in `commit`; a failure before that,
/// or never committing, leaves what stood under the name untouched. Where the file system can, that new file has no
/// name until then, so that a killed process leaves nothing behind. A link keeps leading where it leads, and a file
/// that is replaced passes its permissions on. A device or a pipe is written directly.
public final class AtomicFileOutput: TextOutput {
    /// As the caller named it.
    private let name: String
    /// Where the text goes in the end.
    private let path: String
    private let place: Place
    private let descriptor: Int32
    private let output: DescriptorOutput
    private var isOpen = true

    /// Where the text stands until it is committed.
    private enum Place {
        /// A device or a pipe.
        case direct
        /// A file without a name.
        case nameless
        case named(String)
    }

    /// Whether nothing was written yet.
    public private(set) var isEmpty = true

    /// Starts the file at `path`.
    public init(path name: String) throws(OutputError) {
        if System.isFolder(name) { throw OutputError(name: name, code: SystemCode.isFolder) }
        let path = System.resolvingLinks(name) ?? name
        let opened = System.isSpecialFile(path) ? Self.openDirectly(path) : Self.openBeside(path)
        guard let opened else { throw OutputError(name: name, code: System.errorNumber()) }
        self.name = name
        self.path = path
        self.place = opened.place
        self.descriptor = opened.descriptor
        self.output = DescriptorOutput(descriptor: opened.descriptor, name: name)
    }

    private static func openDirectly(_ path: String) -> (descriptor: Int32, place: Place)? {
        System.openExisting(path).map { ($0, .direct) }
    }

    private static func openBeside(_ path: String) -> (descriptor: Int32, place: Place)? {
        if let descriptor = System.createNameless(inFolder: folder(of: path)) { return (descriptor, .nameless) }
        return withNewName(beside: path) { name in System.createNew(name).map { ($0, .named(name)) } }
    }

    /// Tries names in the file's folder that nobody else should use until `make` succeeds.
    ///
    /// A killed process of the same number may have left its file, hence the counter. The file's own name is no part of
    /// it: it may be as long as names can be.
    private static func withNewName<Made>(beside path: String, _ make: (String) -> Made?) -> Made? {
        for attempt in 0..<100 {
            if let made = make("\(folder(of: path))/.murajah-\(System.processNumber())-\(attempt).part") { return made }
            if System.errorNumber() != SystemCode.exists { return nil }
        }
        return nil
    }

    private static func folder(of path: String) -> String {
        path.utf8.lastIndex(of: UInt8(ascii: "/")).map { String(path[..<$0]) + "/." } ?? "."
    }

    public func write(_ text: String) throws(OutputError) {
        if !text.isEmpty { isEmpty = false }
        try output.write(text)
    }

    public func flush() throws(OutputError) { try output.flush() }

    /// Writes everything through to the disk and gives the file its name.
    public func commit() throws(OutputError) {
        try flush()
        if case .direct = place {} else { System.copyPermissions(of: path, to: descriptor) }
        try check(System.synchronize(descriptor))
        var temporaryPath: String?
        switch place {
        case .direct: break
        case .named(let path): temporaryPath = path
        case .nameless:
            temporaryPath = Self.withNewName(beside: path) { System.giveName($0, to: descriptor) ? $0 : nil }
            if temporaryPath == nil { throw OutputError(name: name, code: System.errorNumber()) }
        }
        if let temporaryPath {
            let code = System.move(temporaryPath, to: path)
            if code != 0 { System.remove(temporaryPath) }
            try check(code)
        }
        isOpen = false
        try check(System.closeDescriptor(descriptor))
    }

    /// Removes what was written, unless it was committed.
    public func discard() {
        guard isOpen else { return }
        isOpen = false
        _ = System.closeDescriptor(descriptor)
        if case .named(let path) = place { System.remove(path) }
    }

    private func check(_ code: Int32) throws(OutputError) {
        if code != 0 { throw OutputError(name: name, code: code) }
    }
}

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// The few system calls that output needs, in one place; nothing else in this target imports the C library.
enum System {
    static func errorNumber() -> Int32 { errno }

    /// Writes all bytes, through interruptions and short writes.
    ///
    /// - Returns: 0, or the error number.
    static func writeAll(_ bytes: some Sequence<UInt8>, to descriptor: Int32) -> Int32 {
        let buffer = Array(bytes)
        return buffer.withUnsafeBytes { raw in
            var written = 0
            while written < raw.count {
                let count = write(descriptor, raw.baseAddress! + written, raw.count - written)
                if count < 0 {
                    if errno == EINTR { continue }
                    return errno
                }
                written += count
            }
            return 0
        }
    }

    /// A new, empty file that only we write, with the permissions that the user's umask leaves.
    ///
    /// - Returns: Its descriptor, or nil with `errorNumber()` set.
    static func createNew(_ path: String) -> Int32? {
        let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
        return descriptor < 0 ? nil : descriptor
    }

    /// A new, empty file that has no name yet and vanishes with the process, on file systems that can.
    ///
    /// - Returns: Its descriptor, or nil.
    static func createNameless(inFolder folder: String) -> Int32? {
        #if os(Linux)
            // O_TMPFILE, a compound macro: the flag proper, the same on all 64-bit systems, and O_DIRECTORY.
            let temporaryFile: Int32 = 0o20_000_000 | O_DIRECTORY
            let descriptor = open(folder, O_WRONLY | temporaryFile | O_CLOEXEC, 0o666)
            return descriptor < 0 ? nil : descriptor
        #else
            return nil
        #endif
    }

    /// Gives a file made by `createNameless` a name that no file has.
    ///
    /// - Returns: Whether that went well; if not, `errorNumber()` is set.
    static func giveName(_ path: String, to descriptor: Int32) -> Bool {
        linkat(AT_FDCWD, "/proc/self/fd/\(descriptor)", AT_FDCWD, path, AT_SYMLINK_FOLLOW) == 0
    }

    /// The path without symbolic links, nil when nothing is there.
    static func resolvingLinks(_ path: String) -> String? {
        guard let resolved = realpath(path, nil) else { return nil }
        defer { free(resolved) }
        return String(cString: resolved)
    }

    /// Gives an open file the permissions of the file at `path`, if there is one.
    static func copyPermissions(of path: String, to descriptor: Int32) {
        var status = stat()
        if stat(path, &status) == 0 { fchmod(descriptor, status.st_mode & 0o777) }
    }

    static func openExisting(_ path: String) -> Int32? {
        let descriptor = open(path, O_WRONLY | O_CLOEXEC)
        return descriptor < 0 ? nil : descriptor
    }

    /// Whether a path exists and is neither a regular file nor a folder: a device, a pipe.
    static func isSpecialFile(_ path: String) -> Bool {
        var status = stat()
        guard stat(path, &status) == 0 else { return false }
        let kind = status.st_mode & S_IFMT
        return kind != S_IFREG && kind != S_IFDIR
    }

    static func isFolder(_ path: String) -> Bool {
        var status = stat()
        return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
    }

    static func synchronize(_ descriptor: Int32) -> Int32 {
        // Pipes and devices cannot be synchronised, and need not be.
        fsync(descriptor) == 0 || errno == EINVAL || errno == ENOTSUP ? 0 : errno
    }

    static func closeDescriptor(_ descriptor: Int32) -> Int32 { close(descriptor) == 0 ? 0 : errno }

    static func move(_ from: String, to path: String) -> Int32 { rename(from, path) == 0 ? 0 : errno }

    static func remove(_ path: String) { unlink(path) }

    static func processNumber() -> Int32 { getpid() }

    static func message(_ code: Int32) -> String { String(cString: strerror(code)) }

    /// Turns a descriptor to `/dev/null` and gives a new one, unknown to child processes, to where it led before.
    ///
    /// - Returns: The new descriptor, or the old one when that cannot be done.
    static func divert(_ descriptor: Int32) -> Int32 {
        let kept = fcntl(descriptor, F_DUPFD_CLOEXEC, 3)
        let null = open("/dev/null", O_WRONLY | O_CLOEXEC)
        guard kept >= 0, null >= 0 else { return descriptor }
        dup2(null, descriptor)
        close(null)
        return kept
    }

    static func environment(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }

    static func exit(_ code: Int32) -> Never { endProcess(code) }

    static func monotonicSeconds() -> Double {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }

    static func isTerminal(_ descriptor: Int32) -> Bool { isatty(descriptor) == 1 }

    /// Makes a write to a closed pipe or beyond the file size limit return an error instead of ending the process.
    static func reportWriteSignalsAsErrors() {
        signal(SIGPIPE, SIG_IGN)
        signal(SIGXFSZ, SIG_IGN)
    }

    /// Occupies standard descriptors that the caller closed, so that no file opened later takes their place.
    ///
    /// The stand-ins cannot be written to (or read from), so that output still fails with an error.
    static func reserveStandardDescriptors() {
        for descriptor in Int32(0)...2 where fcntl(descriptor, F_GETFD) == -1 {
            _ = open("/dev/null", descriptor == 0 ? O_WRONLY : O_RDONLY)
        }
    }
}

/// Error numbers for which `OutputError` knows a remedy.
enum SystemCode {
    static let noSpace = ENOSPC
    static let tooLarge = EFBIG
    static let brokenPipe = EPIPE
    static let notPermitted = EACCES
    static let missing = ENOENT
    static let isFolder = EISDIR
    static let exists = EEXIST
}

/// `exit`, which the method of that name hides.
private func endProcess(_ code: Int32) -> Never { exit(code) }

/// The system's words for an error number.
func systemMessage(_ code: Int32) -> String { System.message(code) }

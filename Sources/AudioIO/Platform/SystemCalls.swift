// The operating system's calls that reading needs, without Foundation. With ChildProcess.swift the only file that
// knows the platform's C library.
#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Android)
    import Android
#endif

/// A number that a system call failed with.
struct SystemError: Error, Equatable {
    let number: Int32

    static var current: SystemError { SystemError(number: errno) }

    static let noEntry = SystemError(number: ENOENT)
    static let permissionDenied = SystemError(number: EACCES)

    /// The system's text for it.
    var message: String { String(cString: strerror(number)) }

    /// What it means for someone who wants to read a file.
    var reason: AudioFileError.Reason {
        switch number {
        case ENOENT, ENOTDIR: .missing
        case EISDIR: .isDirectory
        case EACCES, EPERM: .permissionDenied
        default: .unreadable(errno: number, message: message)
        }
    }
}

/// A regular file opened for looking at its bytes; closed with its last use.
final class FileBytes {
    let count: Int
    private let descriptor: Int32

    /// Opens the file after making sure that opening cannot block.
    init(path: String) throws(AudioFileError) {
        func failure(_ reason: AudioFileError.Reason) -> AudioFileError { AudioFileError(path: path, reason: reason) }
        // A name ends at its first zero byte for the system; no file has one with a zero in it.
        guard !path.utf8.contains(0) else { throw failure(.missing) }
        var status = stat()
        guard stat(path, &status) == 0 else { throw failure(SystemError.current.reason) }
        switch status.st_mode & S_IFMT {
        case S_IFREG: break
        case S_IFDIR: throw failure(.isDirectory)
        default: throw failure(.notRegularFile)
        }
        let descriptor = open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { throw failure(SystemError.current.reason) }
        self.descriptor = descriptor
        self.count = Int(status.st_size)
    }

    deinit { close(descriptor) }

    /// Up to `length` bytes from `offset`; fewer at the end of the file or where it cannot be read.
    func bytes(at offset: Int, length: Int) -> [UInt8] {
        guard offset >= 0, offset < count, length > 0 else { return [] }
        return [UInt8](unsafeUninitializedCapacity: min(length, count - offset)) { buffer, used in
            while used < buffer.count {
                let got = pread(descriptor, buffer.baseAddress! + used, buffer.count - used, off_t(offset + used))
                if got < 0, errno == EINTR { continue }
                guard got > 0 else { break }
                used += got
            }
        }
    }
}

/// The value of an environment variable.
func environmentVariable(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }
}

/// Whether the user may run the regular file at this path.
func isExecutableFile(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG && access(path, X_OK) == 0
}

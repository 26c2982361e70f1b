#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// Other programs, run to their end.
public enum ChildProcess {
    /// Runs a program that is found along `PATH`, its input and output connected to nothing.
    ///
    /// - Returns: Its exit code, or nil when there is no such program or a signal ended it.
    public static func run(_ program: String, _ arguments: [String]) -> Int32? {
        let words = [program] + arguments
        var pointers: [UnsafeMutablePointer<CChar>?] = words.map { strdup($0) } + [nil]
        defer { for pointer in pointers { free(pointer) } }
        #if canImport(Darwin)
            var actions: posix_spawn_file_actions_t?
        #else
            var actions = posix_spawn_file_actions_t()
        #endif
        guard posix_spawn_file_actions_init(&actions) == 0 else { return nil }
        defer { posix_spawn_file_actions_destroy(&actions) }
        for descriptor in Int32(0)...2 {
            posix_spawn_file_actions_addopen(
                &actions, descriptor, "/dev/null", descriptor == 0 ? O_RDONLY : O_WRONLY, 0)
        }
        var child = pid_t()
        guard posix_spawnp(&child, program, &actions, nil, &pointers, environ) == 0 else { return nil }
        var status: Int32 = 0
        while waitpid(child, &status, 0) < 0 {
            guard errno == EINTR else { return nil }
        }
        // The low seven bits are the signal that ended it, the next byte its exit code.
        return status & 0x7F == 0 ? (status >> 8) & 0xFF : nil
    }
}

// Spawning a program, without Foundation and without a shell.
#if os(Linux) || os(macOS) || os(Android)
    #if canImport(Darwin)
        import Darwin
    #elseif canImport(Glibc)
        import Glibc
    #elseif canImport(Musl)
        import Musl
    #elseif canImport(Android)
        import Android
    #endif

    /// A running program whose output is read through pipes. Its input is empty; it is killed when the value goes.
    ///
    /// Reading polls both pipes, so a program that says much on its error output cannot get stuck.
    final class ChildProcess {
        /// The first part of what the program has said on its error output.
        private(set) var errorOutput: [UInt8] = []

        private static let errorOutputLimit = 64 << 10
        private let process: pid_t
        private let output: Int32
        private var errors: Int32
        private var status: Int32?

        /// Starts a program.
        ///
        /// - Parameters:
        ///   - program: path of the executable.
        ///   - arguments: without the program's name; passed as they are.
        init(program: String, arguments: [String]) throws(SystemError) {
            let outputPipe = try Self.makePipe()
            let errorPipe: (read: Int32, write: Int32)
            do { errorPipe = try Self.makePipe() } catch {
                close(outputPipe.read)
                close(outputPipe.write)
                throw error
            }
            let result = Self.spawn(
                program: program, arguments: arguments, output: outputPipe.write, errors: errorPipe.write)
            close(outputPipe.write)
            close(errorPipe.write)
            guard case .success(let process) = result else {
                close(outputPipe.read)
                close(errorPipe.read)
                if case .failure(let error) = result { throw error }
                preconditionFailure("neither success nor failure")
            }
            self.process = process
            output = outputPipe.read
            errors = errorPipe.read
            _ = fcntl(errors, F_SETFL, O_NONBLOCK)
        }

        deinit {
            if status == nil {
                kill(process, SIGKILL)
                _ = reap()
            }
            close(output)
            if errors >= 0 { close(errors) }
        }

        /// Waits for output and appends it.
        ///
        /// - Returns: false when the program has closed its output.
        func appendOutput(to bytes: inout [UInt8]) throws(SystemError) -> Bool {
            var buffer = [UInt8](repeating: 0, count: 1 << 16)
            while true {
                var waits = [
                    pollfd(fd: output, events: Int16(POLLIN), revents: 0),
                    pollfd(fd: errors, events: Int16(POLLIN), revents: 0),
                ]
                guard poll(&waits, nfds_t(waits.count), -1) >= 0 else {
                    if errno == EINTR { continue }
                    throw .current
                }
                if waits[1].revents != 0 { drainErrors() }
                guard waits[0].revents != 0 else { continue }
                let got = read(output, &buffer, buffer.count)
                if got < 0, errno == EINTR { continue }
                guard got >= 0 else { throw .current }
                bytes.append(contentsOf: buffer[..<got])
                return got > 0
            }
        }

        /// Waits for the program's end; call it after its output has ended.
        ///
        /// - Returns: the exit status, or 128 + the signal that ended it.
        func wait() -> Int32 {
            // Listening on, or a program with much left to say would never end.
            while errors >= 0 {
                var waiting = pollfd(fd: errors, events: Int16(POLLIN), revents: 0)
                if poll(&waiting, 1, -1) < 0, errno != EINTR { break }
                drainErrors()
            }
            return reap()
        }

        private func reap() -> Int32 {
            if let status { return status }
            var raw: Int32 = 0
            var result = waitpid(process, &raw, 0)
            while result < 0, errno == EINTR { result = waitpid(process, &raw, 0) }
            // Where someone else has reaped the child, its output is all there is to judge by.
            let status = result < 0 ? 0 : raw & 0x7F == 0 ? raw >> 8 & 0xFF : 128 + (raw & 0x7F)
            self.status = status
            return status
        }

        /// Takes what is there on the error output without waiting.
        func drainErrors() {
            var buffer = [UInt8](repeating: 0, count: 4096)
            while errors >= 0 {
                let got = read(errors, &buffer, buffer.count)
                if got > 0 {
                    errorOutput.append(contentsOf: buffer[..<min(got, Self.errorOutputLimit - errorOutput.count)])
                } else if got < 0, errno == EINTR {
                    continue
                } else {
                    if got == 0 || errno != EAGAIN {
                        close(errors)
                        errors = -1
                    }
                    return
                }
            }
        }

        /// Two connected ends that no other child inherits.
        ///
        /// A child started by another thread between `pipe` and `fcntl` would hold the writing end, and the end of the
        /// output would never be seen; `pipe2` is not in Swift's Glibc module, so Linux uses a socket pair.
        private static func makePipe() throws(SystemError) -> (read: Int32, write: Int32) {
            var ends: [Int32] = [0, 0]
            #if canImport(Glibc)
                let type = Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue)
                guard socketpair(AF_UNIX, type, 0, &ends) == 0 else { throw .current }
            #elseif canImport(Darwin)
                // The spawn attribute below closes all that is not named.
                guard pipe(&ends) == 0 else { throw .current }
            #else
                guard socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, &ends) == 0 else { throw .current }
            #endif
            return (ends[0], ends[1])
        }

        private static func spawn(
            program: String, arguments: [String], output: Int32, errors: Int32
        ) -> Result<pid_t, SystemError> {
            #if canImport(Darwin)
                var actions: posix_spawn_file_actions_t?
                var attributes: posix_spawnattr_t?
            #else
                var actions = posix_spawn_file_actions_t()
                var attributes = posix_spawnattr_t()
            #endif
            posix_spawnattr_init(&attributes)
            defer { posix_spawnattr_destroy(&attributes) }
            #if canImport(Darwin)
                posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_CLOEXEC_DEFAULT))
            #endif
            posix_spawn_file_actions_init(&actions)
            defer { posix_spawn_file_actions_destroy(&actions) }
            posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
            posix_spawn_file_actions_adddup2(&actions, output, 1)
            posix_spawn_file_actions_adddup2(&actions, errors, 2)
            var pointers = ([program] + arguments).map { strdup($0) } + [nil]
            defer { for pointer in pointers { free(pointer) } }
            var process: pid_t = 0
            let error = posix_spawn(&process, program, &actions, &attributes, &pointers, environ)
            return error == 0 ? .success(process) : .failure(SystemError(number: error))
        }
    }
#else
    /// Where an app may start no programs (iOS). `FFmpegProgram.locate` finds none there, so this is never reached.
    final class ChildProcess {
        let errorOutput: [UInt8] = []
        init(program: String, arguments: [String]) throws(SystemError) { throw .permissionDenied }
        func appendOutput(to bytes: inout [UInt8]) throws(SystemError) -> Bool { false }
        func wait() -> Int32 { 0 }
        func drainErrors() {}
    }
#endif

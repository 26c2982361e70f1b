#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// Memory of this process.
enum ProcessMemory {
    /// The most that was resident at any time, in bytes.
    static func peak() -> Int {
        var usage = rusage()
        #if canImport(Glibc)
            // The C library declares the argument as an enumeration in C++ only.
            guard getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage) == 0 else { return 0 }
        #else
            guard getrusage(RUSAGE_SELF, &usage) == 0 else { return 0 }
        #endif
        // Linux counts in KiB, Darwin in bytes.
        #if os(Linux)
            return Int(usage.ru_maxrss) * 1024
        #else
            return Int(usage.ru_maxrss)
        #endif
    }
}

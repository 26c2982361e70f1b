#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// What this process has used of the machine.
public enum ProcessUsage {
    /// The most memory that was resident at any time, in bytes.
    static func peakMemory() -> Int {
        // Linux counts in KiB, Darwin in bytes.
        #if os(Linux)
            return Int(usage().ru_maxrss) * 1024
        #else
            return Int(usage().ru_maxrss)
        #endif
    }

    /// Processor time in seconds, of all threads, the system's share included.
    public static func processorSeconds() -> Double {
        let usage = usage()
        return seconds(usage.ru_utime) + seconds(usage.ru_stime)
    }

    private static func seconds(_ time: timeval) -> Double { Double(time.tv_sec) + Double(time.tv_usec) / 1e6 }

    private static func usage() -> rusage {
        var usage = rusage()
        #if canImport(Glibc)
            // The C library declares the argument as an enumeration.
            getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
        #else
            getrusage(RUSAGE_SELF, &usage)
        #endif
        return usage
    }
}

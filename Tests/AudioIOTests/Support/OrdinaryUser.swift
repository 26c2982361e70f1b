#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#endif

/// Reading as someone who is not root, to whom file modes mean nothing.
enum OrdinaryUser {
    /// Runs the body with the file rights of `nobody`.
    ///
    /// Where the tests run as root, Linux's `setfsuid` takes the rights from this thread alone and gives them back.
    static func run<T>(_ body: () throws -> T) throws -> T {
        guard geteuid() == 0 else { return try body() }
        let setFileUser = try symbol("setfsuid")
        _ = setFileUser(65_534)
        defer { _ = setFileUser(0) }
        return try body()
    }

    struct Unavailable: Error {}

    private static func symbol(_ name: String) throws -> @convention(c) (UInt32) -> Int32 {
        guard let address = dlsym(nil, name) else { throw Unavailable() }
        return unsafeBitCast(address, to: (@convention(c) (UInt32) -> Int32).self)
    }
}

internal import COnnxRuntime

/// How a session uses the machine.
public struct OrtOptions: Sendable, Equatable {
    /// Threads inside one operator, 1 or more. One by default: recognition of several streams scales by sessions.
    public var threads: Int
    /// Keep freed memory for the next run. Faster by a little; with windows of changing length it holds more memory.
    public var memoryArena: Bool

    public init(threads: Int = 1, memoryArena: Bool = true) {
        precondition(threads >= 1, "a session needs a thread")
        self.threads = threads
        self.memoryArena = memoryArena
    }

    func withNativeOptions<Value>(
        _ api: UnsafePointer<MurajahOrtApi>, _ body: (OpaquePointer) throws(OrtFailure) -> Value
    ) throws(OrtFailure) -> Value {
        let native = try api.make { api.pointee.CreateSessionOptions($0) }
        defer { api.pointee.ReleaseSessionOptions(native) }
        try api.check(
            api.pointee.SetSessionGraphOptimizationLevel(native, Int32(MURAJAH_ORT_OPTIMISE_ALL)))
        try api.check(api.pointee.SetIntraOpNumThreads(native, Int32(threads)))
        try api.check(api.pointee.SetInterOpNumThreads(native, 1))
        // A waiting thread sleeps: the cores are shared with decoding, search and the user's programs.
        try api.check(api.pointee.AddSessionConfigEntry(native, "session.intra_op.allow_spinning", "0"))
        if !memoryArena {
            try api.check(api.pointee.DisableCpuMemArena(native))
            try api.check(api.pointee.DisableMemPattern(native))
        }
        return try body(native)
    }
}

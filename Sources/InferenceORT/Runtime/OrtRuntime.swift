internal import COnnxRuntime
internal import Foundation
public import Inference

/// ONNX Runtime, loaded once and kept until the process ends.
///
/// `@unchecked Sendable`: the table, the environment and the memory description are written here and only read
/// afterwards; ONNX Runtime documents its functions on them as thread-safe.
public final class OrtRuntime: @unchecked Sendable {
    /// The version the library gives, for example `1.32.0`.
    public let version: String
    /// The file it was loaded from; nil when the library was already part of the process.
    public let path: String?

    let api: UnsafePointer<MurajahOrtApi>
    let environment: OpaquePointer
    let cpuMemory: OpaquePointer

    /// The runtime of this process: found as `RuntimeLocations` says, or among the libraries already loaded (an
    /// application that links ONNX Runtime statically, as on Apple's systems).
    /// - Throws: `InferenceError.runtimeMissing`, `.runtimeUnusable` or `.runtimeTooOld`.
    public static func shared() throws(InferenceError) -> OrtRuntime { try loaded.get() }

    private static let loaded = Result { () throws(InferenceError) in try OrtRuntime(locations: .ofThisProcess()) }

    /// Loads the first library that exists among the candidates.
    public convenience init(locations: RuntimeLocations) throws(InferenceError) {
        if let path = locations.candidates.first(where: FileManager.default.fileExists(atPath:)) {
            try self.init(path: path)
        } else if murajah_ort_load(nil, nil, 0) != nil {
            try self.init(path: nil)
        } else {
            throw .runtimeMissing(library: RuntimeLocations.libraryNames[0], searched: locations.candidates)
        }
    }

    /// Loads the library at `path`; nil means the one already in the process.
    public init(path: String?) throws(InferenceError) {
        let name = path ?? "the library in this process"
        if let path, LibraryFraming.endsTooEarly(path) {
            throw .runtimeUnusable(path: name, reason: "the file ends too early")
        }
        var message = [CChar](repeating: 0, count: 512)
        guard let base = murajah_ort_load(path, &message, message.count) else {
            let reason = message.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }
            throw .runtimeUnusable(path: name, reason: String(decoding: reason, as: UTF8.self))
        }
        version = String(cString: base.pointee.GetVersionString()!)
        self.path = path
        guard let api = base.pointee.GetApi(UInt32(MURAJAH_ORT_API_VERSION)) else {
            throw .runtimeTooOld(path: name, version: version, required: "1.\(MURAJAH_ORT_API_VERSION)")
        }
        self.api = api
        func unusable(_ failure: OrtFailure) -> InferenceError { .runtimeUnusable(path: name, reason: failure.reason) }
        do {
            environment = try api.make {
                api.pointee.CreateEnv(Int32(MURAJAH_ORT_LOG_ERROR), "murajah", $0)
            }
            cpuMemory = try api.make {
                api.pointee.CreateCpuMemoryInfo(
                    Int32(MURAJAH_ORT_DEVICE_ALLOCATOR), Int32(MURAJAH_ORT_MEMORY_DEFAULT), $0)
            }
        } catch {
            throw unusable(error)
        }
    }

    deinit {
        api.pointee.ReleaseMemoryInfo(cpuMemory)
        api.pointee.ReleaseEnv(environment)
    }
}

extension RuntimeLocations {
    /// The search for the running process.
    public static func ofThisProcess() -> RuntimeLocations {
        RuntimeLocations(
            environment: ProcessInfo.processInfo.environment, executable: executable(),
            workingDirectory: FileManager.default.currentDirectoryPath,
            exists: FileManager.default.fileExists(atPath:))
    }

    /// Absolute path of the running program.
    package static func executable() -> String? {
        #if os(Linux)
            try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
        #else
            Bundle.main.executablePath
        #endif
    }
}

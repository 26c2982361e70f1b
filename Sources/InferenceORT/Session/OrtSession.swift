internal import COnnxRuntime
internal import Foundation
public import Inference

/// A model in ONNX Runtime, on the CPU.
///
/// `@unchecked Sendable`: everything is written in `init` and only read afterwards; `Run` is documented by ONNX
/// Runtime as safe to call from several threads on one session.
public final class OrtSession: InferenceSession, @unchecked Sendable {
    public let inputs: [TensorDescription]
    public let outputs: [TensorDescription]

    private let runtime: OrtRuntime
    private let session: OpaquePointer

    /// Loads a model file.
    /// - Throws: an error of its own for a runtime that is missing or unusable, a file that is missing, unreadable,
    ///   empty, no ONNX model or truncated, and a model that the runtime refuses.
    public convenience init(path: String, options: OrtOptions = OrtOptions()) throws(InferenceError) {
        try self.init(path: path, options: options, runtime: OrtRuntime.shared())
    }

    public init(path: String, options: OrtOptions = OrtOptions(), runtime: OrtRuntime) throws(InferenceError) {
        try Self.checkFile(path)
        let api = runtime.api
        do throws(OrtFailure) {
            let created = try options.withNativeOptions(api) { native throws(OrtFailure) in
                try api.make { api.pointee.CreateSession(runtime.environment, path, native, $0) }
            }
            do throws(OrtFailure) {
                inputs = try api.inputs(of: created)
                outputs = try api.outputs(of: created)
            } catch {
                api.pointee.ReleaseSession(created)
                throw error
            }
            session = created
            self.runtime = runtime
        } catch {
            throw .modelRejected(path: path, reason: error.reason)
        }
    }

    deinit { runtime.api.pointee.ReleaseSession(session) }

    public func run(_ inputs: [String: Tensor], outputs wanted: [String]) throws(InferenceError) -> [Tensor] {
        try check(inputs, outputs: wanted)
        let inputNames = self.inputs.map(\.name)
        do {
            let run = OrtRun(api: runtime.api, session: session, memory: runtime.cpuMemory)
            return try run.callAsFunction(
                inputNames: inputNames, inputs: inputNames.compactMap { inputs[$0] }, outputNames: wanted)
        } catch {
            throw .runFailed(reason: error.reason)
        }
    }

    private static func checkFile(_ path: String) throws(InferenceError) {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), !isFolder.boolValue else {
            throw .modelMissing(path: path)
        }
        let framing: ModelFileFraming
        do {
            let file = try FileHandle(forReadingFrom: URL(fileURLWithPath: path))
            defer { try? file.close() }
            framing = try ModelFileFraming(size: Int(try file.seekToEnd())) { offset, count in
                try file.seek(toOffset: UInt64(offset))
                return [UInt8](try file.read(upToCount: count) ?? Data())
            }
        } catch {
            throw .modelUnreadable(path: path, reason: (error as NSError).localizedDescription)
        }
        switch framing {
        case .model: return
        case .empty: throw .modelEmpty(path: path)
        case .truncated: throw .modelTruncated(path: path)
        case .somethingElse: throw .notAModel(path: path)
        }
    }
}

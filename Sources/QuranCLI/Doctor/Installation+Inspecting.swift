import Acoustics
import AudioIO
import Checksums
import Foundation
import Inference
import InferenceORT
import QuranCore
import QuranRecognitionKit

extension Installation {
    /// Looks at this machine, with the model at a path, or the default one.
    init(model path: String?) {
        self.init(
            runtime: Self.runtime(), model: Self.model(path), quranData: Self.quranData(), ffmpeg: Self.ffmpeg(),
            microphone: Self.microphone())
    }

    private static func runtime() -> Part {
        do {
            let runtime = try OrtRuntime.shared()
            return .present("ONNX Runtime \(runtime.version), \(runtime.path ?? "part of this program")")
        } catch {
            return .missing("\(error)")
        }
    }

    private static func model(_ path: String?) -> ModelState {
        let locator = ModelLocator.ofThisProcess(explicit: path)
        guard let found = locator.path else {
            return .missing("none found; give --model or set \(ModelLocator.variable)")
        }
        do {
            return .present(try facts(path: found, name: try loadedModelName(path)))
        } catch {
            return .missing("\(error)")
        }
    }

    /// The name of the model's file, once loading has checked what a look at the files cannot.
    private static func loadedModelName(_ path: String?) throws -> String {
        do {
            return try AcousticModel.located(at: path).manifest.model
        } catch ModelError.inference(.runtimeMissing), ModelError.inference(.runtimeUnusable),
            ModelError.inference(.runtimeTooOld)
        {
            // That is the runtime's row, and the model may be well.
            return "model.onnx"
        }
    }

    private static func facts(path: String, name: String) throws -> Model {
        let file = modelFile(path, name: name)
        let size = try FileManager.default.attributesOfItem(atPath: file)[.size] as? Int
        return Model(path: path, bytes: size ?? 0, sha256: try SHA256Digest.ofFile(atPath: file))
    }

    /// A model is given by its folder, by the manifest in it, or by its file alone.
    private static func modelFile(_ path: String, name: String) -> String {
        var isFolder: ObjCBool = false
        if FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue {
            return path + "/" + name
        }
        return path.hasSuffix("manifest.json") ? String(path.dropLast("manifest.json".count)) + name : path
    }

    private static func quranData() -> Part {
        do {
            let quran = try Quran.load()
            return .present("\(VerseID.count) verses, \(quran.wordCount) words")
        } catch {
            return .missing("\(error)")
        }
    }

    private static func ffmpeg() -> Part {
        FFmpegProgram.locate().map { .present($0) }
            ?? .missing("not installed; M4A, AAC and WebM cannot be read (apt-get install ffmpeg)")
    }

    /// Capture devices as the kernel lists them; a sound server adds others.
    private static func microphone() -> Part {
        let devices = (try? FileManager.default.contentsOfDirectory(atPath: "/dev/snd")) ?? []
        let capture = devices.filter { $0.hasPrefix("pcm") && $0.hasSuffix("c") }.sorted()
        return capture.isEmpty
            ? .missing("no capture device in /dev/snd; files can be recognised all the same")
            : .present(capture.map { "/dev/snd/" + $0 }.joined(separator: ", "))
    }
}

import Inference
import InferenceORT
import Testing

struct RuntimeLocationsTests {
    private let name = RuntimeLocations.libraryNames[0]

    private func folders(
        _ environment: [String: String] = [:], executable: String? = "/opt/murajah/bin/murajah",
        workingDirectory: String = "/home/me", existing: Set<String> = []
    ) -> [String] {
        RuntimeLocations(
            environment: environment, executable: executable, workingDirectory: workingDirectory,
            exists: existing.contains
        ).candidates.filter { $0.hasSuffix("/" + name) }.map { String($0.dropLast(name.utf8.count + 1)) }
    }

    @Test func `the variable alone counts when it is set`() {
        let locations = RuntimeLocations(
            environment: [RuntimeLocations.variable: "/x/lib.so", "HOME": "/home/me"], executable: "/a/b",
            workingDirectory: "/", exists: { _ in true })
        #expect(locations.candidates == ["/x/lib.so"])
    }

    @Test func `an empty variable is as good as none`() {
        #expect(folders([RuntimeLocations.variable: ""]) == ["/opt/murajah/bin", "/opt/murajah/lib"])
    }

    @Test func `places come in the documented order`() {
        let existing: Set = ["/p/.runtime", "/p/Package.swift", "/home/me/q/.runtime", "/home/me/q/Package.swift"]
        #expect(
            folders(
                ["HOME": "/home/me"], executable: "/p/.build/debug/murajah", workingDirectory: "/home/me/q/sub",
                existing: existing) == [
                    "/p/.build/debug", "/p/.build/lib", "/p/.runtime", "/home/me/q/.runtime",
                    "/home/me/.local/share/murajah/lib",
                ])
    }

    @Test func `a folder without a package is no project`() {
        // Anyone may write a .runtime into /tmp.
        #expect(
            folders(executable: "/tmp/x/murajah", existing: ["/tmp/.runtime"]) == ["/tmp/x", "/tmp/lib"])
    }

    @Test func `the data folder is the user's own`() {
        #expect(folders(["XDG_DATA_HOME": "/d", "HOME": "/h"]).last == "/d/murajah/lib")
        #expect(folders(["XDG_DATA_HOME": "relative", "HOME": "/h"]).last == "/h/.local/share/murajah/lib")
        #expect(folders(executable: nil).isEmpty)
        #expect(folders(executable: "/murajah") == ["/", "/lib"].map { $0 == "/" ? "" : $0 })
    }

    @Test func `a missing runtime is one sentence with the remedy`() {
        let locations = RuntimeLocations(
            environment: [RuntimeLocations.variable: "/nonexistent/libonnxruntime.so.1"], executable: nil,
            workingDirectory: "/", exists: { _ in false })
        let error = #expect(throws: InferenceError.self) { try OrtRuntime(locations: locations) }
        #expect(
            error == .runtimeMissing(library: name, searched: ["/nonexistent/libonnxruntime.so.1"]))
        let words = error.map { "\($0)" } ?? ""
        #expect(words.contains("install.sh") && words.contains("MURAJAH_ORT_LIBRARY") && !words.contains("\n"))
    }

    @Test func `a library that is not ONNX Runtime is named`() {
        let error = #expect(throws: InferenceError.self) { try OrtRuntime(path: "libc.so.6") }
        guard case .runtimeUnusable("libc.so.6", let reason)? = error else {
            Issue.record("\(String(describing: error))")
            return
        }
        #expect(reason.contains("OrtGetApiBase"))
        #expect(throws: InferenceError.self) { try OrtRuntime(path: "/nonexistent/libonnxruntime.so.1") }
    }
}

import QuranRecognitionKit
import Testing

struct ModelLocatorTests {
    private func locator(
        _ explicit: String? = nil, _ environment: [String: String] = ["HOME": "/home/me"],
        executable: String? = "/opt/murajah/bin/murajah", workingDirectory: String = "/home/me",
        existing: Set<String> = []
    ) -> ModelLocator {
        ModelLocator(
            explicit: explicit, environment: environment, executable: executable, workingDirectory: workingDirectory,
            exists: existing.contains)
    }

    @Test func `a given path comes before the variable, and both as they are`() {
        #expect(locator("m.onnx", [ModelLocator.variable: "/v"]).path == "m.onnx")
        #expect(locator(nil, [ModelLocator.variable: "/v"]).path == "/v")
        #expect(locator(nil, [ModelLocator.variable: ""]).path == nil)
    }

    @Test func `places come in the documented order`() {
        let existing: Set = [
            "/p/Package.swift", "/p/Sources/QuranRecognitionKit/Model", "/q/Package.swift",
            "/q/Sources/QuranRecognitionKit/Model",
        ]
        let places = locator(executable: "/p/.build/debug/murajah", workingDirectory: "/q/sub", existing: existing)
        #expect(places.searched.count == 5)
        #expect(places.searched[0].hasPrefix("/p/.build/debug/Murajah_QuranRecognitionKit."))
        #expect(
            places.searched.dropFirst() == [
                "/p/.build/share/murajah/model", "/p/Sources/QuranRecognitionKit/Model",
                "/q/Sources/QuranRecognitionKit/Model", "/home/me/.local/share/murajah/model",
            ])
        #expect(places.path == nil)
    }

    @Test func `the first folder with a manifest is the model`() {
        for folder in locator().searched {
            #expect(locator(existing: [folder + "/manifest.json"]).path == folder)
            #expect(locator(existing: [folder]).path == nil)
        }
        let all = Set(locator().searched.map { $0 + "/manifest.json" })
        #expect(locator(existing: all).path == locator().searched.first)
    }
}

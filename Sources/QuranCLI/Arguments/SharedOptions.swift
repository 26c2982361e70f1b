import CommandLineSupport

/// Options that several commands take.
enum SharedOptions {
    static let model = Option<String>.text(
        "model", "PATH", help: "a model folder or .onnx file instead of the one that comes along")
    static let output = Option<String>.text(
        "output", "PATH", help: "write to a file, which appears complete or not at all")
    static let json = Flag("json", help: "as JSON on one line")
}

import AudioIO

extension Services {
    /// The real things.
    static var live: Services {
        Services(
            makeRecognizer: { model in try EngineRecognizer(model: model) },
            loadAudio: { path in try AudioFileReader(path: path).remaining() },
            makeTranscriber: { model in
                let transcriber = try Transcriber(model: model)
                return { path in try transcriber.transcribe(path: path) }
            }, inspect: Installation.init(model:))
    }
}

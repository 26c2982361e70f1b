internal import Acoustics
internal import Recitation
internal import SequenceDecoding

/// One recording on its way through model and search.
struct WholeRecognition: RecordingRecognition {
    private var acoustics: WindowedAcoustics
    private var decoder: RecitationDecoder
    private var text: RunningText
    private var sampleCount = 0

    init(model: AcousticModel, search: SearchModel, options: RecognitionOptions) {
        acoustics = WindowedAcoustics(model)
        decoder = RecitationDecoder(
            graph: search.graph, classes: search.classes, frameSeconds: search.frameSeconds, scope: options.scope)
        text = RunningText(model.vocabulary)
    }

    /// Seconds of audio taken in.
    var seconds: Double { Double(sampleCount) / Double(AcousticModel.sampleRate) }

    mutating func push(_ samples: [Float]) throws {
        sampleCount += samples.count
        take(try acoustics.push(samples))
    }

    mutating func finish(warnings: [String]) throws -> FileRecognition {
        take(try acoustics.finish())
        return FileRecognition(
            durationSeconds: seconds, result: decoder.result(), text: text.finish(), warnings: warnings)
    }

    private mutating func take(_ posteriors: Posteriors) {
        decoder.push(posteriors.tokens.values)
        text.append(posteriors)
    }
}

internal import Acoustics
public import Recitation
internal import SequenceDecoding

/// Follows one recitation as it is heard.
///
/// Not shared between threads: whoever feeds it reads its events.
public final class LiveRecognition {
    private var acoustics: any AcousticStream
    private var recitation: LiveRecitation
    private var silence = TrailingSilence()
    private var sampleCount = 0

    init(model: AcousticModel, search: SearchModel, options: RecognitionOptions) {
        acoustics = model.liveStream()
        recitation = LiveRecitation(
            graph: search.graph, classes: search.classes, frameSeconds: search.frameSeconds, scope: options.scope)
    }

    /// Seconds of audio taken in.
    public var seconds: Double { Double(sampleCount) / Double(AcousticModel.sampleRate) }

    /// Takes in the next samples and says what has become certain.
    ///
    /// - Parameter samples: 16 kHz mono, -1...1; any number.
    /// - Throws: `ModelError`.
    public func push(_ samples: [Float]) throws -> [RecitationEvent] {
        sampleCount += samples.count
        silence.push(samples)
        let posteriors = try acoustics.push(samples)
        return recitation.push(posteriors.tokens.values, audioTime: seconds, silence: silence.seconds)
    }

    /// Ends the recitation and says what is left to say.
    ///
    /// - Throws: `ModelError`.
    public func finish() throws -> [RecitationEvent] {
        let posteriors = try acoustics.finish()
        return recitation.push(posteriors.tokens.values, audioTime: seconds, silence: silence.seconds)
            + recitation.finish(audioTime: seconds)
    }

    /// What is probably being recited now, and what else it could be.
    public func snapshot() -> RecitationSnapshot { recitation.snapshot() }
}

internal import Acoustics
internal import SequenceDecoding

/// One recording on its way through a model that writes text: decoded piece by piece, placed at the end.
struct TextRecognition: RecordingRecognition {
    private var acoustics: WindowedAcoustics
    private var decoder: GreedyCTCDecoder
    private var tokens: [CTCToken] = []
    private let pieces: PieceVocabulary
    private let placement: TextPlacement
    private let options: RecognitionOptions
    private var sampleCount = 0

    init(model: AcousticModel, pieces: PieceVocabulary, placement: TextPlacement, options: RecognitionOptions) {
        acoustics = WindowedAcoustics(model)
        decoder = GreedyCTCDecoder(blank: pieces.blank)
        self.pieces = pieces
        self.placement = placement
        self.options = options
    }

    /// Seconds of audio taken in.
    var seconds: Double { Double(sampleCount) / Double(AcousticModel.sampleRate) }

    mutating func push(_ samples: [Float]) throws {
        sampleCount += samples.count
        tokens += decoder.push(try acoustics.push(samples).tokens)
    }

    mutating func finish(warnings: [String]) throws -> FileRecognition {
        tokens += decoder.push(try acoustics.finish().tokens) + decoder.finish()
        let heard = HeardWord.words(of: tokens, in: pieces, frameSeconds: acoustics.model.frameSeconds)
        return FileRecognition(
            durationSeconds: seconds, result: placement.place(heard, options: options),
            text: pieces.text(of: tokens.map(\.symbol)), warnings: warnings)
    }
}

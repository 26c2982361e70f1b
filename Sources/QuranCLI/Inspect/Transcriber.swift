import Acoustics
import AudioIO
import QuranRecognitionKit
import SequenceDecoding

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// Hears files with the acoustic model alone.
struct Transcriber {
    private let model: AcousticModel

    /// Loads the model at a path, or the default one.
    init(model path: String?) throws {
        model = try AcousticModel.located(at: path)
    }

    /// The greedy transcription of a file, piece by piece, so that only its posteriors are held in memory.
    func transcribe(path: String) throws -> Transcription {
        let reader = try AudioFileReader(path: path)
        var windows = WindowedAcoustics(model)
        var posteriors: Posteriors?
        var sampleCount = 0
        func take(_ next: Posteriors) {
            if posteriors == nil { posteriors = next } else { posteriors?.append(next) }
        }
        while let samples = try reader.next() {
            sampleCount += samples.count
            take(try windows.push(samples))
        }
        take(try windows.finish())
        let duration = Double(sampleCount) / Double(AcousticModel.sampleRate)
        guard let posteriors else { return Transcription(duration: duration, tokens: [], text: "") }
        let names = model.vocabulary.tokens
        let tokens = GreedyCTCDecoder.decode(posteriors.tokens, blank: model.blank).map { token in
            Transcription.Token(
                symbol: names[token.symbol], start: Double(token.frames.lowerBound) * model.frameSeconds,
                end: Double(token.frames.upperBound) * model.frameSeconds,
                probability: Double(exp(token.logProbability)))
        }
        return Transcription(duration: duration, tokens: tokens, text: model.vocabulary.text(of: posteriors))
    }
}

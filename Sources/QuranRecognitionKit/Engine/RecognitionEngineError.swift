/// Why a model cannot be searched with.
public enum RecognitionEngineError: Error, Sendable, Equatable, CustomStringConvertible {
    /// The model's vocabulary lacks these phonemes of the lexicon.
    case unknownPhonemes([String])
    /// The model writes text; verses are found in it when the recording is whole.
    case notLive

    public var description: String {
        switch self {
        case .unknownPhonemes(let symbols):
            "the model's vocabulary lacks the phonemes \(symbols.joined(separator: " ")); "
                + "use a model trained with the phonemes of quranic-phonemizer 3.0.5 (`murajah doctor` names the model)"
        case .notLive:
            "this model writes text and recognises whole recordings only; use a model of phonemes to follow one live"
        }
    }
}

/// What the acoustic model hears, without any knowledge of the Quran.
struct Transcription: Equatable {
    /// One symbol of the model's vocabulary.
    struct Token: Equatable {
        let symbol: String
        /// Seconds of audio.
        let start: Double
        let end: Double
        /// Mean probability of its frames, 0...1.
        let probability: Double
    }

    /// Seconds of audio.
    let duration: Double
    /// The search's tokens: phonemes, or pieces of text.
    let tokens: [Token]
    /// The text of the letter head, or of the pieces.
    let text: String
}

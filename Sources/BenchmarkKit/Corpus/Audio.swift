/// The form of all audio in this target: 16 kHz mono samples, full scale at 1.
enum Audio {
    static let sampleRate = 16_000.0
}

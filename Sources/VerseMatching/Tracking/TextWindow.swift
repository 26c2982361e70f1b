/// What a decoder wrote for one stretch of audio.
///
/// Windows may overlap, as they do when a client decodes its last few seconds again and again; the times say which
/// words can be the same breath heard twice and which are a repetition.
public struct TextWindow: Sendable, Equatable {
    /// The decoded text, Arabic, any script; may be empty.
    public let text: String
    /// Start of the stretch in seconds of audio.
    public let start: Double
    /// End of the stretch in seconds of audio, at least `start`.
    public let end: Double

    public init(_ text: String, start: Double, end: Double) {
        precondition(start <= end, "a window cannot end before it begins")
        self.text = text
        self.start = start
        self.end = end
    }
}

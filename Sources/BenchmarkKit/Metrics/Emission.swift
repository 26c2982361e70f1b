public import QuranCore

/// A verse that the recogniser claimed.
public struct Emission: Sendable, Equatable {
    public let verse: VerseID
    /// Audio time at which the claim was made; nil for one that was made only when the audio had been closed.
    public let time: Double?

    public init(_ verse: VerseID, time: Double?) {
        self.verse = verse
        self.time = time
    }
}

public import QuranCore
public import Recitation

/// What came out for one clip.
public struct ClipOutcome: Sendable {
    public let id: String
    public let source: String
    public let category: String
    public let expected: [VerseID]
    public let emissions: [Emission]
    /// Verses with their times within the recording; whole files only.
    public let verses: [RecitedVerse]
    /// Seconds of audio.
    public let duration: Double
    /// Seconds that recognition took.
    public let elapsed: Double
    /// Seconds of processor time that recognition took.
    public let processor: Double
    public let score: ClipScore
    /// Why there is no result, when there is none; the clip then counts as one in which nothing was claimed.
    public let failure: String?
}

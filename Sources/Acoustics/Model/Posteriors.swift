public import SequenceDecoding

/// What a model heard in a stretch of audio: natural log-probabilities of its classes, frame by frame.
public struct Posteriors: Sendable, Equatable {
    /// The token head: phonemes, or pieces for a SentencePiece model.
    public var tokens: PosteriorMatrix
    /// The letter head, with as many frames; nil for a model without one.
    public var letters: PosteriorMatrix?
    /// Seconds from one frame to the next. Frame i begins at `i * frameSeconds`.
    public let frameSeconds: Double

    public init(tokens: PosteriorMatrix, letters: PosteriorMatrix? = nil, frameSeconds: Double) {
        precondition(letters.map { $0.frames == tokens.frames } ?? true, "both heads have the same frames")
        self.tokens = tokens
        self.letters = letters
        self.frameSeconds = frameSeconds
    }

    public var frames: Int { tokens.frames }
    /// Length in seconds.
    public var seconds: Double { Double(frames) * frameSeconds }

    /// The frames of a range, as posteriors of their own.
    public func rows(_ range: Range<Int>) -> Posteriors {
        Posteriors(tokens: tokens.rows(range), letters: letters?.rows(range), frameSeconds: frameSeconds)
    }

    /// Adds posteriors of the same model that follow in time.
    public mutating func append(_ other: Posteriors) {
        precondition((letters == nil) == (other.letters == nil), "both have a letter head or neither")
        tokens.append(other.tokens)
        if let more = other.letters { letters?.append(more) }
    }
}

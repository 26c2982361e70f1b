/// A decoder that gives interleaved samples at a file's own rate and channel count.
protocol InterleavedSource: AnyObject {
    /// Hertz.
    var sampleRate: Double { get }
    var channelCount: Int { get }
    /// Samples in each channel as far as the file states it.
    var frameCount: Int? { get }
    /// What was wrong with the file so far, complete at its end.
    var problems: SourceProblems { get }

    /// Fills the buffer with whole frames of interleaved samples, full scale ±1.
    ///
    /// - Returns: frames written; 0 at the end only.
    func read(into buffer: UnsafeMutableBufferPointer<Float>) throws(AudioFileError) -> Int
}

/// What a decoder knows about the damage of its file.
struct SourceProblems: Equatable {
    var isTruncated = false
    var damage: String?
}

/// A stretch of a path: one word, or time outside the text.
struct PathSegment: Equatable {
    /// Number of the word in the graph; nil outside the text.
    let word: Int?
    /// First frame, and the frame after the last in which it was heard.
    let start: Int32
    var end: Int32
    /// Score of the path when the segment began and when it ended.
    let scoreBefore: Double
    var scoreAfter: Double
    /// Phonemes heard when the word was left in its middle, or is not over; nil for a whole word.
    var heard: Int?
}

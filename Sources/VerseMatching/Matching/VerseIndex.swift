public import QuranCore

/// The folded Quran prepared for look-up; immutable, built once, shared freely.
public final class VerseIndex: Sendable {
    let stream: LetterStream
    let trigrams: TrigramIndex
    let letterModel: LetterModel
    /// Segments by their letters, for texts that are exactly one verse.
    let wholeSegments: [[UInt8]: [Int]]
    /// The basmala, `بسم الله الرحمن الرحيم`, folded.
    let basmala: [UInt8]

    /// Indexes the 6,236 verses, each without the basmala before its surah.
    init(uthmani: [String], imlaei: [String]) {
        stream = LetterStream(uthmani: uthmani, imlaei: imlaei)
        trigrams = TrigramIndex(letters: stream.letters)
        letterModel = LetterModel(letters: stream.letters)
        var whole: [[UInt8]: [Int]] = [:]
        for segment in stream.verses.indices where stream.verses[segment] != nil {
            whole[Array(stream.letters[stream.range(ofSegment: segment)]), default: []].append(segment)
        }
        wholeSegments = whole
        basmala = Array(stream.letters[stream.range(ofSegment: 0)])
    }

    /// Verses whose folded text equals that of `verse`, the verse itself left out, in order.
    public func twins(of verse: VerseID) -> [VerseID] {
        let letters = Array(stream.letters[stream.range(of: verse)])
        return Set((wholeSegments[letters] ?? []).compactMap { stream.verses[$0] })
            .subtracting([verse.index]).sorted().map(VerseID.init(index:))
    }

    /// Words of a verse as the index counts them: those of the Uthmani text.
    public func wordCount(of verse: VerseID) -> Int { stream.wordCounts[verse.index] }
}

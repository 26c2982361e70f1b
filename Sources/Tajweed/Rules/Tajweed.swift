internal import CTajweedData
public import QuranCore

/// The tajweed rules of every verse in the Uthmani text, as recited from its beginning to a stop at its end.
///
/// Computed by quranic-phonemizer 3.0.5 (`tools/tajweed/generate.py`). Madd of two counts is marked where a small letter
/// stands for it, not on every long vowel; letters in idgham are marked on both sides of it.
public struct Tajweed: Sendable {
    private let spans: [[TajweedSpan]]

    /// Reads the built-in rules.
    ///
    /// - Throws: `TajweedError` when they were made for another text, or are damaged.
    public init(_ quran: Quran) throws(TajweedError) {
        let file = td_rules()
        let bytes = Array(UnsafeBufferPointer(start: file.bytes, count: file.length))
        try self.init(bytes, textSHA256: quran.sha256(of: .uthmani))
    }

    init(_ bytes: [UInt8], textSHA256: String) throws(TajweedError) {
        var reader = RuleReader(bytes)
        let expected = try reader.header()
        guard expected == textSHA256 else { throw .otherText(expected: expected, found: textSHA256) }
        var spans: [[TajweedSpan]] = []
        for _ in 0..<VerseID.count { spans.append(try reader.verse()) }
        guard reader.isAtEnd else { throw .damaged(reason: "bytes are left over") }
        self.spans = spans
    }

    /// The rules of a verse: ranges of scalars of `quran.text(of: verse, script: .uthmani)`.
    public func spans(of verse: VerseID) -> [TajweedSpan] { spans[verse.index] }

    /// A verse of the text that the rules were made for, with its rules.
    public func text(of verse: VerseID, in quran: Quran) -> TajweedText {
        TajweedText(quran.text(of: verse, script: .uthmani), spans: spans(of: verse))
    }
}

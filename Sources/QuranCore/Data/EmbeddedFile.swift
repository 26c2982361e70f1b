internal import CQuranData

/// A data file that is compiled into the binary; the only place where C's pointers are seen.
///
/// Guard of the unchecked conformance: the memory is a C constant, never written and never freed.
struct EmbeddedFile: @unchecked Sendable {
    let bytes: UnsafeBufferPointer<UInt8>

    private init(_ file: qd_file) {
        self.bytes = UnsafeBufferPointer(start: file.bytes, count: file.length)
    }

    static let uthmani = EmbeddedFile(qd_uthmani())
    static let imlaei = EmbeddedFile(qd_imlaei())
    static let lexicon = EmbeddedFile(qd_lexicon())
    static let metadata = EmbeddedFile(qd_metadata())
    static let wordMap = EmbeddedFile(qd_word_map())
    static let soundAlikes = EmbeddedFile(qd_sound_alikes())
    static let pickthall = EmbeddedFile(qd_pickthall())

    /// The text of a range of bytes.
    func text(_ range: Range<Int>) -> String {
        String(decoding: UnsafeBufferPointer(rebasing: bytes[range]), as: UTF8.self)
    }
}

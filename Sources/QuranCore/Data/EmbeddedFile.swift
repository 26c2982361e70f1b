internal import CQuranData

/// A data file that is compiled into the binary; the only place where C's pointers are seen.
///
/// Guard of the unchecked conformance: the memory is a C constant, never written and never freed.
struct EmbeddedFile: @unchecked Sendable {
    /// Name of the file, for errors.
    let name: String
    let bytes: UnsafeBufferPointer<UInt8>

    private init(_ name: String, _ file: qd_file) {
        self.name = name
        self.bytes = UnsafeBufferPointer(start: file.bytes, count: file.length)
    }

    /// Bytes that a test holds for as long as it uses this value.
    init(testing bytes: UnsafeBufferPointer<UInt8>) {
        self.name = "test"
        self.bytes = bytes
    }

    static let uthmani = EmbeddedFile("quran-uthmani_all.txt", qd_uthmani())
    static let imlaei = EmbeddedFile(
        "quran-simple-imlaey-without-puase-sajda-hizb-marks-and-tatweel.xml", qd_imlaei())
    static let lexicon = EmbeddedFile("lexicon.bin", qd_lexicon())
    static let metadata = EmbeddedFile("metadata.txt", qd_metadata())
    static let wordMap = EmbeddedFile("word-map.txt", qd_word_map())
    static let soundAlikes = EmbeddedFile("sound-alikes.txt", qd_sound_alikes())
    static let pickthall = EmbeddedFile("pickthall.txt", qd_pickthall())

    /// The error that something in this file is wrong.
    func damaged(_ reason: String) -> QuranDataError { .damaged(file: name, reason: reason) }

    /// The text of a range of bytes.
    func text(_ range: Range<Int>) -> String {
        String(decoding: UnsafeBufferPointer(rebasing: bytes[range]), as: UTF8.self)
    }
}

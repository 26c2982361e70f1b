extension EmbeddedFile {
    /// The lines of a text file that are no comment, each split at its bars.
    func records() -> [[String]] {
        bytes.split(separator: UInt8(ascii: "\n")).filter { $0.first != UInt8(ascii: "#") }.map { line in
            line.split(separator: UInt8(ascii: "|"), omittingEmptySubsequences: false)
                .map { String(decoding: $0, as: UTF8.self) }
        }
    }
}

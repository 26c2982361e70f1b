/// What a WAV header promises, compared with what the file holds.
enum RIFFLength {
    /// Whether the sample data should go on past the end of the file.
    ///
    /// Lengths of 0 or near the 32-bit limit are what programs write that stream to a pipe: they promise nothing.
    static func promisesMore(_ file: FileBytes) -> Bool {
        var position = 12
        // A sane file has few chunks before its data.
        for _ in 0..<1000 {
            let head = file.bytes(at: position, length: 8)
            guard head.count == 8 else { return false }
            let length = head[4...7].reversed().reduce(0) { $0 << 8 | Int($1) }
            if head.starts(with: "data".utf8) {
                return length < 0x7FFF_0000 && position + 8 + length > file.count
            }
            position += 8 + length + length % 2
        }
        return false
    }
}

/// What can be told about an MPEG audio file from its bytes: whether it is one, and whether its end is missing.
struct MPEGStream {
    /// Where the first of the frames was found.
    let firstFrame: Int
    let header: MPEGFrameHeader
    /// A Xing, Info or VBRI frame states the length, so the decoder's frame count is exact.
    let statesLength: Bool

    /// Bytes that are searched for the first or the last frames.
    private static let searchLength = 1 << 16

    /// The stream in a file, past any ID3v2 tag, or nil when no two frames follow one another.
    init?(_ file: FileBytes) {
        let start = Self.endOfID3(file)
        let bytes = file.bytes(at: start, length: Self.searchLength)
        guard let position = Self.firstChain(in: bytes, atEndOfFile: start + bytes.count == file.count),
            let header = MPEGFrameHeader(bytes[position...])
        else { return nil }
        firstFrame = start + position
        self.header = header
        let frame = bytes[position..<min(bytes.count, position + header.frameLength)]
        let tag = frame.dropFirst(4 + header.sideInfoLength).prefix(4)
        statesLength =
            tag.elementsEqual("Xing".utf8) || tag.elementsEqual("Info".utf8)
            || frame.dropFirst(36).prefix(4).elementsEqual("VBRI".utf8)
    }

    /// Where the audio starts: after an ID3v2 tag when there is one (its length is in four bytes of seven bits).
    static func endOfID3(_ file: FileBytes) -> Int {
        let head = file.bytes(at: 0, length: 10)
        guard head.count == 10, head.prefix(3).elementsEqual("ID3".utf8) else { return 0 }
        let length = head[6...9].reduce(0) { $0 << 7 | Int($1 & 0x7F) }
        let footer = head[5] & 0x10 != 0 ? 10 : 0
        return 10 + length + footer
    }

    /// Whether the last frame's end lies beyond the file's.
    func endsInsideFrame(_ file: FileBytes) -> Bool {
        var start = max(firstFrame, file.count - Self.searchLength)
        let bytes = file.bytes(at: start, length: Self.searchLength)
        guard let first = Self.firstChain(in: bytes, like: header, atEndOfFile: true) else { return false }
        start += first
        while let next = MPEGFrameHeader(bytes[(bytes.count - (file.count - start))...]), next.agrees(with: header) {
            if start + next.frameLength > file.count { return true }
            start += next.frameLength
            if start == file.count { return false }
        }
        // Something that is no frame: a tag at the end, or a header that was cut.
        return file.count - start < 4
    }

    /// The first position from which three frames follow one another, or as many as the file has, at least two.
    private static func firstChain(
        in bytes: [UInt8], like model: MPEGFrameHeader? = nil, atEndOfFile: Bool
    ) -> Int? {
        for position in bytes.indices where bytes[position] == 0xFF {
            guard let header = MPEGFrameHeader(bytes[position...]), model.map(header.agrees) ?? true else { continue }
            var next = position
            var count = 0
            while count < 3, next < bytes.count, let frame = MPEGFrameHeader(bytes[next...]),
                frame.agrees(with: header)
            {
                count += 1
                next += frame.frameLength
            }
            if count == 3 || (count == 2 && atEndOfFile && next >= bytes.count - 4) { return position }
        }
        return nil
    }
}

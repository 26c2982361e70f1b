/// Reads the little-endian tables of a packed file front to back.
struct LittleEndianReader {
    private let file: EmbeddedFile
    private let bytes: UnsafeBufferPointer<UInt8>
    private var offset = 0

    init(_ file: EmbeddedFile) {
        self.file = file
        self.bytes = file.bytes
    }

    var remaining: Int { bytes.count - offset }

    mutating func bytes(_ count: Int) throws(QuranDataError) -> [UInt8] {
        guard count >= 0, count <= remaining else {
            throw file.damaged("it ends at byte \(bytes.count), \(count) more were due at \(offset)")
        }
        defer { offset += count }
        return Array(bytes[offset..<offset + count])
    }

    mutating func integers<Integer: FixedWidthInteger>(
        _ type: Integer.Type, count: Int
    ) throws(QuranDataError) -> [Integer] {
        let size = MemoryLayout<Integer>.size
        guard count >= 0, count <= remaining / size else {
            throw file.damaged("it ends at byte \(bytes.count), \(count) numbers were due at \(offset)")
        }
        defer { offset += count * size }
        let raw = UnsafeRawBufferPointer(bytes)
        return (0..<count).map { index in
            Integer(littleEndian: raw.loadUnaligned(fromByteOffset: offset + index * size, as: Integer.self))
        }
    }

    mutating func integer<Integer: FixedWidthInteger>(_ type: Integer.Type) throws(QuranDataError) -> Integer {
        try integers(type, count: 1)[0]
    }
}

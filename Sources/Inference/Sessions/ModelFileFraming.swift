/// Tells an ONNX model from other files by its outermost protobuf fields, without reading what they hold.
///
/// The runtime answers "Protobuf parsing failed" for a truncated download and for a text file alike; the remedies
/// differ, so this looks first. Field numbers and wire types are those of ModelProto in onnx.proto.
public enum ModelFileFraming: Sendable, Equatable {
    case model
    case empty
    case truncated
    case somethingElse

    private static let graphField: UInt64 = 7

    /// - Parameters:
    ///   - size: the file's size in bytes.
    ///   - read: gives up to `count` bytes at `offset`, fewer only at the end of the file.
    public init<E: Error>(size: Int, read: (_ offset: Int, _ count: Int) throws(E) -> [UInt8]) throws(E) {
        guard size > 0 else {
            self = .empty
            return
        }
        var offset = 0
        var hasGraph = false
        while offset < size {
            // A tag and a length are at most ten bytes each.
            var header = ByteReader(try read(offset, 20))
            guard let tag = header.varint() else {
                self = offset == 0 ? .somethingElse : .truncated
                return
            }
            guard let wireType = Self.wireType(ofField: tag >> 3), wireType == tag & 7 else {
                self = .somethingElse
                return
            }
            guard let value = header.varint() else {
                self = .truncated
                return
            }
            offset += header.position
            if wireType == 2 {
                guard value <= UInt64(size - min(offset, size)) else {
                    self = .truncated
                    return
                }
                offset += Int(value)
                hasGraph = hasGraph || tag >> 3 == Self.graphField
            }
        }
        self = hasGraph ? .model : .truncated
    }

    /// 0 is a varint, 2 a length and that many bytes; nil for numbers that ModelProto does not have.
    private static func wireType(ofField number: UInt64) -> UInt64? {
        switch number {
        case 1, 5: 0
        case 2, 3, 4, 6, 7, 8, 14, 20, 25, 26: 2
        default: nil
        }
    }

    private struct ByteReader {
        private let bytes: [UInt8]
        private(set) var position = 0

        init(_ bytes: [UInt8]) { self.bytes = bytes }

        /// A base-128 number, least significant group first; nil when the bytes end inside it.
        mutating func varint() -> UInt64? {
            var value: UInt64 = 0
            var shift: UInt64 = 0
            while position < bytes.count, shift < 64 {
                let byte = bytes[position]
                position += 1
                value |= UInt64(byte & 0x7f) << shift
                if byte & 0x80 == 0 { return value }
                shift += 7
            }
            return nil
        }
    }
}

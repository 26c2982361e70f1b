internal import Foundation

/// Tells a shared library that was cut off, by a download for instance, before it is loaded.
///
/// The system's loader maps what the headers promise without looking at the file's length; touching a page that is not
/// there ends the process with a signal that no program can turn into an error.
enum LibraryFraming {
    /// Whether the file at `path` is a 64-bit little-endian ELF file that is shorter than its headers say.
    static func endsTooEarly(_ path: String) -> Bool {
        guard let file = FileHandle(forReadingAtPath: path) else { return false }
        defer { try? file.close() }
        guard let size = try? file.seekToEnd() else { return false }
        return endsTooEarly(size: size) { offset, count in
            guard (try? file.seek(toOffset: offset)) != nil, let data = try? file.read(upToCount: count) else {
                return []
            }
            return [UInt8](data)
        }
    }

    /// The same for a file of `size` bytes of which `read` gives up to `count` at `offset`.
    ///
    /// Offsets are those of `Elf64_Ehdr`, `Elf64_Phdr` in the ELF specification (System V ABI, chapters 4 and 5).
    static func endsTooEarly(size: UInt64, read: (_ offset: UInt64, _ count: Int) -> [UInt8]) -> Bool {
        let header = read(0, 64)
        guard header.starts(with: [0x7F, 0x45, 0x4C, 0x46, 2, 1]) else { return false }
        guard header.count == 64 else { return true }
        let segments = Table(offset: number(header, 32, 8), entry: number(header, 54, 2), count: number(header, 56, 2))
        let sections = Table(offset: number(header, 40, 8), entry: number(header, 58, 2), count: number(header, 60, 2))
        guard segments.fits(in: size), sections.fits(in: size) else { return true }
        guard segments.entry >= 56 else { return false }
        let entries = read(segments.offset, Int(segments.entry * segments.count))
        guard entries.count == Int(segments.entry * segments.count) else { return true }
        return stride(from: 0, to: entries.count, by: Int(segments.entry)).contains { start in
            let isLoaded = number(entries, start, 4) == 1
            let offset = number(entries, start + 8, 8)
            let length = number(entries, start + 32, 8)
            return isLoaded && (offset > size || length > size - offset)
        }
    }

    private struct Table {
        let offset: UInt64
        let entry: UInt64
        let count: UInt64

        func fits(in size: UInt64) -> Bool { count == 0 || (offset <= size && entry * count <= size - offset) }
    }

    private static func number(_ bytes: [UInt8], _ start: Int, _ count: Int) -> UInt64 {
        bytes[start..<start + count].reversed().reduce(0) { $0 << 8 | UInt64($1) }
    }
}

internal import Foundation

#if canImport(CryptoKit)
    internal import CryptoKit
#else
    internal import CCrypto
#endif

/// SHA-256 of files, by the system's library.
public enum SHA256Digest {
    /// Lower-case hexadecimal digest of a file's bytes, read in pieces of 1 MiB.
    /// - Throws: Foundation's error when the file cannot be read.
    public static func ofFile(atPath path: String) throws -> String {
        let file = try FileHandle(forReadingFrom: URL(fileURLWithPath: path))
        defer { try? file.close() }
        var hash = Hash()
        while let piece = try file.read(upToCount: 1 << 20), !piece.isEmpty { hash.update(piece) }
        return hexadecimal(hash.finish())
    }

    /// Lower-case hexadecimal digest of bytes in memory.
    public static func of(_ bytes: [UInt8]) -> String {
        var hash = Hash()
        hash.update(Data(bytes))
        return hexadecimal(hash.finish())
    }

    private static func hexadecimal(_ bytes: [UInt8]) -> String {
        let digits = Array("0123456789abcdef")
        return String(bytes.flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] })
    }
}

#if canImport(CryptoKit)
    private struct Hash {
        private var state = SHA256()
        mutating func update(_ data: Data) { state.update(data: data) }
        func finish() -> [UInt8] { Array(state.finalize()) }
    }
#else
    /// The only user of libcrypto. SHA-256 cannot fail once its context exists; running out of memory ends the program.
    private struct Hash: ~Copyable {
        private let context: OpaquePointer

        init() {
            guard let made = EVP_MD_CTX_new(), EVP_DigestInit_ex(made, EVP_sha256(), nil) == 1 else {
                fatalError("libcrypto could not begin a SHA-256")
            }
            context = made
        }

        deinit { EVP_MD_CTX_free(context) }

        mutating func update(_ data: Data) {
            data.withUnsafeBytes { bytes in _ = EVP_DigestUpdate(context, bytes.baseAddress, bytes.count) }
        }

        func finish() -> [UInt8] {
            var digest = [UInt8](repeating: 0, count: 32)
            EVP_DigestFinal_ex(context, &digest, nil)
            return digest
        }
    }
#endif

import QuranCore
import Testing

@Suite struct SHA256Tests {
    /// The examples of FIPS 180-4 and the lengths around the padding's edge, computed by Python's hashlib.
    @Test(arguments: [
        ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
        ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
        (
            "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
            "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
        ),
        (String(repeating: "a", count: 55), "9f4390f8d30c2dd92ec9f095b65e2b9ae9b0a925a5258e241c9f1e910f734318"),
        (String(repeating: "a", count: 56), "b35439a4ac6f0948b6d6f9e3c6af0f5f590ce20f1bde7090ef7970686ec6738a"),
        (String(repeating: "a", count: 64), "ffe054fe7ae0cb6dc65c3af9b61d5209f439851db43d0ba5997337df154668eb"),
    ])
    func `digests agree with the published ones`(text: String, digest: String) {
        #expect(SHA256.hexDigest(of: text.utf8) == digest)
    }

    @Test func `a message in parts has the digest of the whole`() {
        let message = Array((0..<1000).map { UInt8($0 % 251) })
        for cut in stride(from: 0, through: 1000, by: 37) {
            var hash = SHA256()
            hash.update(message[..<cut])
            hash.update(message[cut...])
            var whole = SHA256()
            whole.update(message)
            #expect(hash.finish() == whole.finish())
        }
    }
}

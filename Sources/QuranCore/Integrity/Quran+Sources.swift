extension Quran {
    /// All sources of the built-in data.
    public static let sources: [QuranSource] = [
        .uthmaniText, .imlaeiText, .divisions, .surahs, .wordMap, .pickthall, .phonemes,
    ]

    /// SHA-256 of a built-in text as it lies in this binary, in hexadecimal digits.
    ///
    /// Equal to the hash of `QuranSource.uthmaniText` or `.imlaeiText` as long as nobody has changed a byte.
    public func sha256(of script: Script) -> String { SHA256.hexDigest(of: table(script).file.bytes) }
}

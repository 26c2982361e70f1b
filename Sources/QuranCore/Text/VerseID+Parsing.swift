extension VerseID {
    /// Reads `surah:ayah` in European digits, as in "2:255"; nil when it is not written so or no such verse exists.
    public init?(_ text: some StringProtocol) {
        let parts = text.split(separator: ":", omittingEmptySubsequences: false)
        guard parts.count == 2, parts.allSatisfy({ !$0.isEmpty && $0.utf8.allSatisfy { (48...57).contains($0) } }),
            let surah = Int(parts[0]), let ayah = Int(parts[1])
        else { return nil }
        self.init(surah: surah, ayah: ayah)
    }
}

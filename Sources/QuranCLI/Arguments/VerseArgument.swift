import QuranCore

/// Verses as written on the command line.
enum VerseArgument {
    /// Verses in a row: `1:1`, `112:1-4`, `113:5-114:1`, or a whole surah: `112`.
    static func verses(_ text: String) -> ClosedRange<VerseID>? {
        if let surah = number(text), let first = VerseID(surah: surah, ayah: 1) {
            return first...first.advanced(by: VerseID.ayahCounts[surah - 1] - 1)
        }
        let parts = text.split(separator: "-", omittingEmptySubsequences: false)
        guard let first = VerseID(parts[0]) else { return nil }
        if parts.count == 1 { return first...first }
        let last = VerseID(parts[1]) ?? number(parts[1]).flatMap { VerseID(surah: first.surah, ayah: $0) }
        guard parts.count == 2, let last, last >= first else { return nil }
        return first...last
    }

    private static func number(_ text: some StringProtocol) -> Int? {
        text.utf8.allSatisfy { (0x30...0x39).contains($0) } ? Int(text) : nil
    }
}

extension ClosedRange<VerseID> {
    /// As it is written on the command line.
    var text: String {
        if lowerBound == upperBound { return "\(lowerBound)" }
        return lowerBound.surah == upperBound.surah
            ? "\(lowerBound)-\(upperBound.ayah)" : "\(lowerBound)-\(upperBound)"
    }
}

import QuranCore

/// Verses as written on the command line.
enum VerseArgument {
    /// One verse: `2:255`.
    static func verse(_ text: String) -> VerseID? {
        let parts = text.split(separator: ":", omittingEmptySubsequences: false)
        guard parts.count == 2, let surah = number(parts[0]), let ayah = number(parts[1]) else { return nil }
        return VerseID(surah: surah, ayah: ayah)
    }

    /// Verses in a row: `1:1`, `112:1-4`, `113:5-114:1`, or a whole surah: `112`.
    static func verses(_ text: String) -> ClosedRange<VerseID>? {
        if let surah = number(Substring(text)), let first = VerseID(surah: surah, ayah: 1),
            let last = VerseID(surah: surah, ayah: VerseID.ayahCounts[surah - 1])
        {
            return first...last
        }
        let parts = text.split(separator: "-", omittingEmptySubsequences: false)
        guard let first = verse(String(parts[0])) else { return nil }
        if parts.count == 1 { return first...first }
        let end = String(parts[1])
        let last = verse(end) ?? number(Substring(end)).flatMap { VerseID(surah: first.surah, ayah: $0) }
        guard parts.count == 2, let last, last >= first else { return nil }
        return first...last
    }

    private static func number(_ text: Substring) -> Int? {
        text.allSatisfy { $0.isASCII && $0.isNumber } ? Int(text) : nil
    }
}

extension ClosedRange<VerseID> {
    /// The verses of the range, in order.
    var verses: [VerseID] { (lowerBound.index...upperBound.index).map(VerseID.init(index:)) }

    /// As it is written on the command line.
    var text: String {
        if lowerBound == upperBound { return "\(lowerBound)" }
        return lowerBound.surah == upperBound.surah
            ? "\(lowerBound)-\(upperBound.ayah)" : "\(lowerBound)-\(upperBound)"
    }
}

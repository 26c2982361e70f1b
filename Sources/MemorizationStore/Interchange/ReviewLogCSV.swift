public import Memorization
import QuranCore

/// The review log as CSV (RFC 4180) with a header, one entry a line.
public enum ReviewLogCSV {
    public static let header = [
        "id", "time", "zone", "day", "verse", "kind", "accuracy", "peeks", "rating", "quality", "source", "seconds",
    ]

    /// - Parameter log: entries that count, in order; undos are left out.
    public static func text(_ log: some Sequence<ReviewEntry>) -> String {
        let lines = log.compactMap { entry -> [String]? in
            let kind: [String]
            switch entry.kind {
            case .undo: return nil
            case .read: kind = ["read", "", "", "", "", ""]
            case .recall(let recall, let source):
                kind = [
                    "recall", "\(recall.accuracy)", "\(recall.peeks)", "\(recall.rating.rawValue)",
                    "\(recall.quality.rawValue)", source.rawValue,
                ]
            }
            return [
                entry.id.text, entry.moment.iso8601, entry.moment.zone, entry.day.description, entry.verse.description,
            ] + kind + ["\(entry.seconds)"]
        }
        return ([header] + lines).map { $0.map(quoted).joined(separator: ",") + "\r\n" }.joined()
    }

    private static func quoted(_ field: String) -> String {
        guard field.utf8.contains(where: { [0x22, 0x2C, 0x0A, 0x0D].contains($0) }) else { return field }
        // By scalars: a quotation mark may fuse with a mark after it.
        var quoted = String.UnicodeScalarView()
        for scalar in field.unicodeScalars {
            if scalar == "\"" { quoted.append("\"") }
            quoted.append(scalar)
        }
        return "\"\(String(quoted))\""
    }
}

/// Markup of quran.com: `<tajweed class=name>letters</tajweed>`, also `<rule class="name">`, and
/// `<span class=end>number</span>` for the sign of the verse's end.
public enum TagMarkup {
    public static func parse(_ markup: String) -> ParsedMarkup {
        var parser = TagParser(markup)
        return parser.parse()
    }

    /// The same text as HTML that is safe to insert: class names from a fixed list, text escaped.
    ///
    /// - Parameter joining: adds a zero-width joiner on both sides of a border between rules inside a joined pair of
    ///   letters, for engines that break the joining there. It is in the view only: without it the text is exact.
    public static func html(_ content: TajweedText, joining: Bool = false) -> String {
        let segments = content.segments
        var result = ""
        for (index, segment) in segments.enumerated() {
            let before = joining && index > 0 && ArabicJoining.joins(segments[index - 1].text, segment.text)
            let after =
                joining && index + 1 < segments.count && ArabicJoining.joins(segment.text, segments[index + 1].text)
            let text = (before ? "\u{200D}" : "") + escaped(segment.text) + (after ? "\u{200D}" : "")
            if let rule = segment.rule {
                result += "<tajweed class=\(rule.className)>"
                result += text
                result += "</tajweed>"
            } else {
                result += text
            }
        }
        return result
    }

    private static func escaped(_ text: String) -> String {
        text.unicodeScalars.reduce(into: "") { result, scalar in
            switch scalar {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\"": result += "&quot;"
            default: result.unicodeScalars.append(scalar)
            }
        }
    }
}

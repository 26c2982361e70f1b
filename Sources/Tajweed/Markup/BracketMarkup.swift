/// Markup of alquran.cloud: `[x:NNN[letters]` or `[x[letters]`, where x names the rule.
///
/// Read scalar by scalar: a bracket and a mark after it are one `Character`.
public enum BracketMarkup {
    public static func parse(_ markup: String) -> ParsedMarkup {
        let scalars = Array(markup.unicodeScalars)
        var builder = MarkupBuilder()
        var position = 0
        while position < scalars.count {
            let scalar = scalars[position]
            if scalar == "[" {
                if let opening = opening(scalars, position) {
                    builder.begin(
                        TajweedRule(letter: opening.letter), named: String(Character(opening.letter)), at: position)
                    position = opening.end
                    continue
                }
                builder.fault(.stray(scalar), at: position)
            } else if scalar == "]" {
                builder.end(at: position)
            } else {
                builder.append(scalar)
            }
            position += 1
        }
        return builder.finish()
    }

    /// The same text as markup, without numbers.
    public static func text(_ content: TajweedText) -> String {
        var result = String.UnicodeScalarView()
        for segment in content.segments {
            if let rule = segment.rule {
                result.append(contentsOf: "[".unicodeScalars)
                result.append(rule.letter)
                result.append("[")
            }
            result.append(contentsOf: segment.text.unicodeScalars)
            if segment.rule != nil { result.append("]") }
        }
        return String(result)
    }

    /// The letter of `[x[` or `[x:12[`, and where its content begins.
    private static func opening(_ scalars: [Unicode.Scalar], _ start: Int) -> (letter: Unicode.Scalar, end: Int)? {
        guard start + 2 < scalars.count, ("a"..."z").contains(scalars[start + 1]) else { return nil }
        var position = start + 2
        if scalars[position] == ":" {
            position += 1
            let digits = position
            while position < scalars.count, ("0"..."9").contains(scalars[position]) { position += 1 }
            guard position > digits else { return nil }
        }
        guard position < scalars.count, scalars[position] == "[" else { return nil }
        return (scalars[start + 1], position + 1)
    }
}

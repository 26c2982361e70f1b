/// Reads tags scalar by scalar; see `TagMarkup`.
struct TagParser {
    private let scalars: [Unicode.Scalar]
    private var position = 0
    private var builder = MarkupBuilder()
    private var verseNumber: String?

    init(_ markup: String) { self.scalars = Array(markup.unicodeScalars) }

    mutating func parse() -> ParsedMarkup {
        while position < scalars.count {
            switch scalars[position] {
            case "<": tag()
            case "&": entity()
            case ">": stray()
            case let scalar:
                builder.append(scalar)
                position += 1
            }
        }
        return builder.finish(verseNumber: verseNumber)
    }

    private mutating func stray() {
        builder.fault(.stray(scalars[position]), at: position)
        position += 1
    }

    /// A tag, or a sign that begins none. Tags hold ASCII only, so that a lost `>` swallows no letters.
    private mutating func tag() {
        var end = position + 1
        while end < scalars.count, scalars[end].isASCII, scalars[end] != ">", scalars[end] != "<" { end += 1 }
        guard end < scalars.count, scalars[end] == ">" else {
            stray()
            // What looked like a tag's name is no letter of the verse either.
            while position < end { stray() }
            return
        }
        let content = text(position + 1..<end)
        let start = position
        position = end + 1
        let name = String(content.split(separator: " ").first ?? "")
        switch name {
        case "tajweed", "rule":
            let value = attribute("class", content)
            builder.begin(value.flatMap { TajweedRule(className: $0) }, named: value ?? "", at: start)
        case "/tajweed", "/rule": builder.end(at: start)
        case "span": verseEnd(start)
        default: builder.fault(.unknownRule(name), at: start)
        }
    }

    /// The sign of the verse's end: its digits are no part of the verse.
    private mutating func verseEnd(_ start: Int) {
        var digits = String.UnicodeScalarView()
        while position < scalars.count, scalars[position].properties.numericType == .decimal {
            digits.append(scalars[position])
            position += 1
        }
        let closing = Array("</span>".unicodeScalars)
        guard scalars[position...].starts(with: closing) else {
            builder.fault(.unclosed, at: start)
            for digit in digits { builder.append(digit) }
            return
        }
        position += closing.count
        verseNumber = String(digits)
    }

    private mutating func entity() {
        let known: [String: Unicode.Scalar] = ["&amp;": "&", "&lt;": "<", "&gt;": ">", "&quot;": "\""]
        for (name, scalar) in known where scalars[position...].starts(with: name.unicodeScalars) {
            // None of these signs is in the Quran: they are remains of markup.
            builder.fault(.stray(scalar), at: position)
            position += name.unicodeScalars.count
            return
        }
        stray()
    }

    /// A value with or without quotation marks.
    private func attribute(_ name: String, _ content: String) -> String? {
        for part in content.split(separator: " ").dropFirst() {
            let pair = part.split(separator: "=", maxSplits: 1)
            if pair.count == 2, pair[0] == name {
                return String(pair[1].filter { $0 != "\"" && $0 != "'" })
            }
        }
        return nil
    }

    private func text(_ range: Range<Int>) -> String {
        var view = String.UnicodeScalarView()
        view.append(contentsOf: scalars[range])
        return String(view)
    }
}

/// Collects letters, rules and faults while markup is read; the same for every markup.
struct MarkupBuilder {
    private var scalars = String.UnicodeScalarView()
    private var count = 0
    private var spans: [TajweedSpan] = []
    private(set) var faults: [MarkupFault] = []
    /// Rules that are open: where they begin in the text and in the markup; nil for a rule without a known name.
    private var open: [(rule: TajweedRule?, start: Int, position: Int)] = []

    mutating func append(_ scalar: Unicode.Scalar) {
        scalars.append(scalar)
        count += 1
    }

    mutating func begin(_ rule: TajweedRule?, named name: String, at position: Int) {
        if !open.isEmpty { fault(.nested, at: position) }
        if rule == nil { fault(.unknownRule(name), at: position) }
        open.append((rule, count, position))
    }

    mutating func end(at position: Int) {
        guard let last = open.popLast() else {
            fault(.unopened, at: position)
            return
        }
        if let rule = last.rule, last.start < count {
            spans.append(TajweedSpan(range: last.start..<count, rule: rule))
        }
    }

    mutating func fault(_ kind: MarkupFault.Kind, at position: Int) {
        faults.append(MarkupFault(kind: kind, position: position))
    }

    mutating func finish(verseNumber: String? = nil) -> ParsedMarkup {
        for rule in open { fault(.unclosed, at: rule.position) }
        let sound = faults.isEmpty ? spans : []
        return ParsedMarkup(
            content: TajweedText(String(scalars), spans: sound), faults: faults, verseNumber: verseNumber)
    }
}

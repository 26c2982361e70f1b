import QuranCore

/// A transcript as words of bare letters; what is not Arabic is left out.
struct RecitedText: Sendable {
    struct Token: Sendable {
        let letters: [Unicode.Scalar]
        var text: String {
            var view = String.UnicodeScalarView()
            view.append(contentsOf: letters)
            return String(view)
        }
    }

    let tokens: [Token]

    init(_ text: some StringProtocol) {
        self.tokens = ArabicNormalizer.normalizedScalars(text).split(separator: " ")
            .filter { $0.allSatisfy(ArabicNormalizer.isArabicLetter) }
            .map { Token(letters: Array($0)) }
    }

    init(tokens: [Token]) { self.tokens = tokens }

    /// Words joined without a space.
    func joined(_ range: Range<Int>) -> [Unicode.Scalar] {
        range.count == 1 ? tokens[range.lowerBound].letters : tokens[range].flatMap(\.letters)
    }

    func text(_ range: Range<Int>) -> String { tokens[range].map(\.text).joined(separator: " ") }
}

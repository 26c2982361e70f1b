/// How much alike two words look, letter by letter.
enum LetterSimilarity {
    /// 1 - Levenshtein distance / length of the longer one; 1 for equal words, 0 for nothing in common.
    static func similarity(_ a: [Unicode.Scalar], _ b: [Unicode.Scalar]) -> Double {
        if a == b { return 1 }
        let longer = max(a.count, b.count)
        return 1 - Double(distance(a, b)) / Double(longer)
    }

    /// An upper bound of the similarity by the lengths alone.
    static func bound(_ a: Int, _ b: Int) -> Double {
        let longer = max(a, b)
        return longer == 0 ? 1 : Double(min(a, b)) / Double(longer)
    }

    /// The Levenshtein distance.
    static func distance(_ a: [Unicode.Scalar], _ b: [Unicode.Scalar]) -> Int {
        if a.isEmpty || b.isEmpty { return max(a.count, b.count) }
        var row = Array(0...b.count)
        for (i, left) in a.enumerated() {
            var diagonal = row[0]
            row[0] = i + 1
            for (j, right) in b.enumerated() {
                let substitution = diagonal + (left == right ? 0 : 1)
                diagonal = row[j + 1]
                row[j + 1] = min(substitution, row[j] + 1, row[j + 1] + 1)
            }
        }
        return row[b.count]
    }
}

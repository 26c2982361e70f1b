/// Levenshtein distance (1966): the fewest insertions, deletions and substitutions, each of cost 1, between two
/// sequences. Compare Arabic as unicode scalars or numbers, never as `Character`s: marks would merge with letters.
public enum EditDistance {
    /// The distance between two arrays. Time is the product of the lengths, memory the shorter one.
    public static func between<Element: Equatable>(_ first: [Element], _ second: [Element]) -> Int {
        between(first[...], second[...])
    }

    /// The distance between two slices.
    public static func between<Element: Equatable>(_ first: ArraySlice<Element>, _ second: ArraySlice<Element>) -> Int {
        var (long, short) = first.count >= second.count ? (first, second) : (second, first)
        while let a = long.first, let b = short.first, a == b { (long, short) = (long.dropFirst(), short.dropFirst()) }
        while let a = long.last, let b = short.last, a == b { (long, short) = (long.dropLast(), short.dropLast()) }
        guard !short.isEmpty else { return long.count }
        var row = Array(0...short.count)
        for (line, element) in long.enumerated() {
            var diagonal = row[0]
            row[0] = line + 1
            for (column, other) in short.enumerated() {
                let substitution = diagonal + (element == other ? 0 : 1)
                diagonal = row[column + 1]
                row[column + 1] = min(substitution, diagonal + 1, row[column] + 1)
            }
        }
        return row[short.count]
    }

    /// The distance between two texts in unicode scalars.
    public static func between(_ first: String, _ second: String) -> Int {
        between(Array(first.unicodeScalars), Array(second.unicodeScalars))
    }

    /// Likeness, 0...1: 1 - distance / the longer length. 0 when either is empty: nothing is like nothing.
    public static func ratio<Element: Equatable>(_ first: [Element], _ second: [Element]) -> Double {
        guard !first.isEmpty, !second.isEmpty else { return 0 }
        return 1 - Double(between(first, second)) / Double(max(first.count, second.count))
    }

    /// Likeness of two texts in unicode scalars, 0...1.
    public static func ratio(_ first: String, _ second: String) -> Double {
        ratio(Array(first.unicodeScalars), Array(second.unicodeScalars))
    }
}

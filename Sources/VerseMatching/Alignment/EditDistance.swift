/// Levenshtein distance and what follows from it, on anything that can be compared.
public enum EditDistance {
    /// Fewest elements changed, added or removed that make one sequence the other.
    public static func distance<Element: Equatable>(_ left: [Element], _ right: [Element]) -> Int {
        var row = Array(0...right.count)
        for (index, element) in left.enumerated() {
            var diagonal = row[0]
            row[0] = index + 1
            for column in right.indices {
                let changed = diagonal + (element == right[column] ? 0 : 1)
                diagonal = row[column + 1]
                row[column + 1] = min(changed, diagonal + 1, row[column] + 1)
            }
        }
        return row[right.count]
    }

    /// One minus the distance over the longer length, 0...1; 1 for two empty sequences, 0 against one empty.
    public static func similarity<Element: Equatable>(_ left: [Element], _ right: [Element]) -> Double {
        let longer = max(left.count, right.count)
        return longer == 0 ? 1 : 1 - Double(distance(left, right)) / Double(longer)
    }
}

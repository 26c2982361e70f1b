/// Edit distance of a whole text to the best fitting stretch of a longer one: the stretch begins and ends anywhere
/// at no cost (Sellers' algorithm), each letter changed, added or lost costs one.
struct SemiGlobalAligner {
    /// The stretch that fits best.
    struct Fit: Equatable {
        /// Letters changed, added or lost.
        var distance: Int
        /// The stretch, as positions in the searched letters.
        var range: Range<Int>
    }

    /// Weight of one edit; smaller preferences break ties between stretches of equal distance.
    private static let edit: Int32 = 16

    private var costs: [Int32] = []
    private var origins: [Int32] = []

    /// Finds the best fit of `text` inside `region` of `stream`.
    ///
    /// Among stretches of equal distance one that begins and ends with a verse or a word is preferred.
    mutating func align(_ text: [UInt8], in region: Range<Int>, of stream: LetterStream) -> Fit? {
        let width = region.count
        guard !text.isEmpty, width > 0 else { return nil }
        costs = [Int32](repeating: 0, count: width + 1)
        origins = [Int32](repeating: 0, count: width + 1)
        for column in 0...width {
            let position = region.lowerBound + column
            origins[column] = Int32(column)
            costs[column] = column < width ? Self.startPreference(position, stream) : 4
        }
        fill(text, region: region, stream: stream.letters)
        var best = Int32.max
        var end = 0
        for column in 0...width {
            let cost = costs[column] + (column > 0 ? Self.endPreference(region.lowerBound + column, stream) : 4)
            if cost < best {
                best = cost
                end = column
            }
        }
        let start = Int(origins[end])
        return Fit(
            distance: Int(best / Self.edit), range: (region.lowerBound + start)..<(region.lowerBound + max(start, end)))
    }

    private mutating func fill(_ text: [UInt8], region: Range<Int>, stream: [UInt8]) {
        let width = region.count
        costs.withUnsafeMutableBufferPointer { costs in
            origins.withUnsafeMutableBufferPointer { origins in
                stream.withUnsafeBufferPointer { stream in
                    for letter in text {
                        var diagonalCost = costs[0]
                        var diagonalOrigin = origins[0]
                        costs[0] += Self.edit
                        for column in 1...width {
                            let matches = stream[region.lowerBound + column - 1] == letter
                            var cost = diagonalCost + (matches ? 0 : Self.edit)
                            var origin = diagonalOrigin
                            diagonalCost = costs[column]
                            diagonalOrigin = origins[column]
                            if diagonalCost + Self.edit < cost {
                                cost = diagonalCost + Self.edit
                                origin = diagonalOrigin
                            }
                            if costs[column - 1] + Self.edit < cost {
                                cost = costs[column - 1] + Self.edit
                                origin = origins[column - 1]
                            }
                            costs[column] = cost
                            origins[column] = origin
                        }
                    }
                }
            }
        }
    }

    private static func startPreference(_ position: Int, _ stream: LetterStream) -> Int32 {
        if stream.isVerseStart(position) { return 0 }
        return stream.isWordStart(position) ? 2 : 4
    }

    private static func endPreference(_ position: Int, _ stream: LetterStream) -> Int32 {
        guard position < stream.letters.count else { return 0 }
        return startPreference(position, stream)
    }
}

/// The value below which a part of the values lies, interpolated linearly between the nearest two (Hyndman and Fan
/// 1996, definition 7).
///
/// - Parameter part: 0...1.
/// - Returns: nil when there are no values.
func percentile(_ values: [Double], _ part: Double) -> Double? {
    guard !values.isEmpty else { return nil }
    let sorted = values.sorted()
    let position = part * Double(sorted.count - 1)
    let below = Int(position.rounded(.down))
    let above = min(below + 1, sorted.count - 1)
    return sorted[below] + (position - Double(below)) * (sorted[above] - sorted[below])
}

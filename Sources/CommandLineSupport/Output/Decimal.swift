/// A number with at most `places` decimals, rounded to nearest, without trailing zeros or an exponent.
///
/// - Parameters:
///   - value: A finite number; beyond 2^53 units of the last place its shortest exact form is used instead.
///   - places: 0...9.
public func decimal(_ value: Double, places: Int) -> String {
    var scale = 1.0
    for _ in 0..<places { scale *= 10 }
    let scaled = (value * scale).rounded()
    guard scaled.magnitude < 0x1p53 else { return "\(value)" }
    let units = Int64(scaled.magnitude)
    let whole = units / Int64(scale)
    var fraction = String(units % Int64(scale))
    fraction = String(repeating: "0", count: max(0, places - fraction.count)) + fraction
    while fraction.hasSuffix("0") { fraction.removeLast() }
    if places == 0 { fraction = "" }
    let sign = scaled < 0 ? "-" : ""
    return sign + String(whole) + (fraction.isEmpty ? "" : "." + fraction)
}

/// A number with exactly `places` decimals, for columns.
public func fixed(_ value: Double, places: Int) -> String {
    let text = decimal(value, places: places)
    guard places > 0 else { return text }
    let decimals = text.split(separator: ".", omittingEmptySubsequences: false)
    let present = decimals.count == 2 ? decimals[1].count : 0
    return text + (present == 0 ? "." : "") + String(repeating: "0", count: places - present)
}

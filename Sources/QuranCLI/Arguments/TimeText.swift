import CommandLineSupport

/// Times as text.
enum TimeText {
    /// `1:02.5`, or `1:00:02.5` from an hour on.
    static func short(_ seconds: Double) -> String {
        let tenths = units(seconds, per: 10)
        let whole = tenths / 10
        let minutes = whole / 60
        let end = "\(padded(whole % 60)).\(tenths % 10)"
        return minutes < 60 ? "\(minutes):\(end)" : "\(minutes / 60):\(padded(minutes % 60)):\(end)"
    }

    /// `00:01:02.500`, with the decimal mark that the subtitle format wants.
    static func subtitle(_ seconds: Double, mark: String) -> String {
        let milliseconds = units(seconds, per: 1000)
        let whole = milliseconds / 1000
        let thousandths = milliseconds % 1000 + 1000
        return "\(padded(whole / 3600)):\(padded(whole / 60 % 60)):\(padded(whole % 60))\(mark)"
            + String(thousandths).dropFirst()
    }

    private static func units(_ seconds: Double, per second: Double) -> Int {
        Int((max(0, seconds.isFinite ? seconds : 0) * second).rounded())
    }

    private static func padded(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
}

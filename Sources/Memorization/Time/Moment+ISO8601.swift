extension Moment {
    /// ISO 8601 by the local clock with its distance from UTC, as in "2026-11-30T20:15:07.250+03:00".
    public var iso8601: String {
        let local = milliseconds + Int64(utcOffset) * 1000
        let days = local.flooredQuotient(by: 86_400_000)
        let rest = Int(local - days * 86_400_000)
        let (hours, minutes) = (rest / 3_600_000, rest / 60_000 % 60)
        let (seconds, thousandths) = (rest / 1000 % 60, rest % 1000)
        let time = "\(Self.two(hours)):\(Self.two(minutes)):\(Self.two(seconds))"
        let fraction = String(String(thousandths + 1000).dropFirst())
        let offset = utcOffset.magnitude / 60
        let zone = "\(utcOffset < 0 ? "-" : "+")\(Self.two(Int(offset / 60))):\(Self.two(Int(offset % 60)))"
        return "\(StudyDay(number: Int(days)))T\(time).\(fraction)\(zone)"
    }

    private static func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
}

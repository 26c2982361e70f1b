import CommandLineSupport
import Memorization
import MemorizationStore

/// `murajah stats`.
enum StatsCommand: Command {
    static let days = Option<Statistics.Window>(
        "days", "7|30|90|365", help: "over so many days; 30 unless given", expects: "7, 30, 90 or 365",
        read: { Int($0).flatMap { Statistics.Window(rawValue: $0) } })

    static let syntax = CommandSyntax(
        "stats", summary: "show reviews, accuracy, streak and what is coming", options: [days] + LibraryOptions.shared)

    static func run(_ arguments: ParsedArguments, _ services: Services, _ console: Console) throws -> CommandOutcome {
        let open = try OpenLibrary(arguments, services)
        let (store, profile) = (open.store, open.profile.id)
        let totals = try store.dayTotals(of: profile)
        let statistics = Statistics(
            try open.library(), totals: totals, window: arguments[days] ?? .month, today: open.today)
        try console.output.write(arguments[SharedOptions.json] ? json(statistics) : text(statistics))
        return .success
    }

    private static func text(_ statistics: Statistics) -> String {
        func percent(_ share: Double?) -> String { share.map { decimal($0 * 100, places: 0) + " %" } ?? "none yet" }
        let rungs = zip(LadderRung.allCases, statistics.rungs).map { "\($0.name) \($1)" }.joined(separator: ", ")
        let soon = statistics.upcoming.prefix(7).map(String.init).joined(separator: " ")
        return """
            last \(statistics.window.rawValue) days: \(statistics.recalls) recalls, \
            accuracy \(percent(statistics.accuracy)), retention \(percent(statistics.retention))
            streak: \(statistics.streak.current) days (longest \(statistics.streak.longest))\
            \(statistics.streak.isTodayDone ? ", today done" : "")
            verses: \(rungs)
            due in the next 7 days: \(soon)

            """
    }

    private static func json(_ statistics: Statistics) -> String {
        let rungs = zip(LadderRung.allCases, statistics.rungs).map { ($0.name.lowercased(), JSONValue.integer($1)) }
        return JSONValue.object([
            "days": .integer(statistics.window.rawValue), "recalls": .integer(statistics.recalls),
            "accuracy": .optional(statistics.accuracy), "retention": .optional(statistics.retention),
            "seconds": .number(statistics.seconds), "rungs": .object(Dictionary(rungs) { first, _ in first }),
            "upcoming": .array(statistics.upcoming.map { .integer($0) }),
            "streak": .object([
                "current": .integer(statistics.streak.current), "longest": .integer(statistics.streak.longest),
                "today_done": .bool(statistics.streak.isTodayDone),
            ]),
            "by_day": .array(
                statistics.days.map { day in
                    .object([
                        "day": .string("\(day.day)"), "recalls": .integer(day.recalls),
                        "recalled": .integer(day.recalled), "seconds": .number(day.seconds),
                    ])
                }),
        ]).line + "\n"
    }
}

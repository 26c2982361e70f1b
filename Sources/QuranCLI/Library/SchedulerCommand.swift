import CommandLineSupport
import Memorization
import MemorizationStore

/// `murajah scheduler`.
enum SchedulerCommand: Command {
    enum Name: String, CaseIterable {
        case sm2
        case published = "sm2-published"
        case fsrs
    }

    static let use = Option<Name>.choice("use", help: "change to this scheduler")
    static let cap = Option<Int>.integer("cap", "DAYS", in: 1...36_500, help: "the longest interval; 180 unless given")
    static let preview = Flag("preview", help: "show what would change, and change nothing")

    static let syntax = CommandSyntax(
        "scheduler", summary: "show or change how reviews are scheduled",
        options: [use, cap, preview] + LibraryOptions.shared,
        discussion: "The log is replayed under the other scheduler; changing back gives the former schedule exactly.")

    static func run(_ arguments: ParsedArguments, _ services: Services, _ console: Console) throws -> CommandOutcome {
        let open = try OpenLibrary(arguments, services)
        let library = try open.library()
        let (store, profile) = (open.store, open.profile.id)
        guard let scheduler = try scheduler(arguments) else {
            try console.output.write(name(library.settings.scheduler) + "\n")
            return .success
        }
        let log = try store.log(of: profile)
        let change = SchedulerSwitch(from: library, log: log, to: scheduler, on: open.today)
        if !arguments[preview] {
            var settings = library.settings
            settings.scheduler = scheduler
            let changed = settings
            try store.setSettings(changed, of: profile)
        }
        if arguments[SharedOptions.json] {
            let changes = change.changes.map {
                JSONValue.object([
                    "verse": .string("\($0.verse)"), "old_interval_days": .integer($0.before.interval),
                    "new_interval_days": .integer($0.after.interval), "old_due": .optional($0.before.due?.description),
                    "new_due": .optional($0.after.due?.description),
                ])
            }
            try console.output.write(
                JSONValue.object([
                    "scheduler": .string(name(scheduler)), "changed": .bool(!arguments[preview]),
                    "changes": .array(changes), "due_before": .integer(change.dueBefore),
                    "due_after": .integer(change.dueAfter),
                ]).line + "\n")
            return .success
        }
        for item in change.changes {
            try console.output.write("\(item.verse)  \(item.before.interval)d -> \(item.after.interval)d\n")
        }
        let verb = arguments[preview] ? "would be" : "is now"
        try console.output.write(
            "\(name(scheduler)) \(verb) the scheduler; due today: \(change.dueBefore) before, \(change.dueAfter) after\n"
        )
        return .success
    }

    private static func scheduler(_ arguments: ParsedArguments) throws -> Scheduler? {
        let cap = arguments[cap] ?? Scheduler.standardMaximumInterval
        return switch arguments[use] {
        case nil: nil
        case .sm2?: .sm2(SM2Scheduler(maximumInterval: cap))
        case .published?: .sm2(SM2Scheduler(rules: .published(repeatsSameDay: false), maximumInterval: cap))
        case .fsrs?: .fsrs(try FSRSScheduler(maximumInterval: cap))
        }
    }

    private static func name(_ scheduler: Scheduler) -> String {
        switch scheduler {
        case .fsrs: "FSRS-6"
        case .sm2(let sm2): sm2.rules == .murajah ? "SM-2" : "SM-2 as published"
        }
    }
}

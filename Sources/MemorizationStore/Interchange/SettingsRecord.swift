import Memorization

/// Settings as JSON, in the database and in archives.
struct SettingsRecord: Codable, Hashable {
    struct SchedulerRecord: Codable, Hashable {
        var name: String
        var maximumInterval: Int
        var parameters: [Double]?
        var retention: Double?
        var learningSteps: [Int]?
        var relearningSteps: [Int]?
    }

    var scheduler: SchedulerRecord
    var dayStartHour: Int
    var reviewsPerDay: Int
    var newPerDay: Int
    var goal: String
    var goalAmount: Int

    init(_ settings: LibrarySettings) {
        self.scheduler = SchedulerRecord(settings.scheduler)
        self.dayStartHour = settings.dayStart.hour
        self.reviewsPerDay = settings.reviewsPerDay
        self.newPerDay = settings.newPerDay
        switch settings.goal {
        case .reviews(let count): (self.goal, self.goalAmount) = ("reviews", count)
        case .minutes(let minutes): (self.goal, self.goalAmount) = ("minutes", minutes)
        }
    }

    /// - Parameter path: where the record stands, for the error.
    func settings(_ path: String) throws(StoreError) -> LibrarySettings {
        guard (0...23).contains(dayStartHour) else {
            throw .archiveField(path: path + ".dayStartHour", reason: "\(dayStartHour) is no hour, 0 to 23")
        }
        guard let goal: LibrarySettings.Goal = ["reviews": .reviews(goalAmount), "minutes": .minutes(goalAmount)][goal]
        else { throw .archiveField(path: path + ".goal", reason: "\"\(goal)\" is neither reviews nor minutes") }
        return LibrarySettings(
            scheduler: try scheduler.scheduler(path + ".scheduler"), dayStart: DayStart(clamping: dayStartHour),
            reviewsPerDay: reviewsPerDay, newPerDay: newPerDay, goal: goal)
    }
}

extension SettingsRecord.SchedulerRecord {
    init(_ scheduler: Scheduler) {
        switch scheduler {
        case .sm2(let sm2):
            let name =
                switch sm2.rules {
                case .murajah: "sm2"
                case .published(false): "sm2-published"
                case .published(true): "sm2-published-same-day"
                }
            self.init(name: name, maximumInterval: sm2.maximumInterval)
        case .fsrs(let fsrs):
            self.init(
                name: "fsrs", maximumInterval: fsrs.maximumInterval, parameters: fsrs.parameters.values,
                retention: fsrs.desiredRetention, learningSteps: fsrs.learningSteps,
                relearningSteps: fsrs.relearningSteps)
        }
    }

    func scheduler(_ path: String) throws(StoreError) -> Scheduler {
        switch name {
        case "sm2": return .sm2(SM2Scheduler(rules: .murajah, maximumInterval: maximumInterval))
        case "sm2-published":
            return .sm2(SM2Scheduler(rules: .published(repeatsSameDay: false), maximumInterval: maximumInterval))
        case "sm2-published-same-day":
            return .sm2(SM2Scheduler(rules: .published(repeatsSameDay: true), maximumInterval: maximumInterval))
        case "fsrs":
            do {
                return .fsrs(
                    try FSRSScheduler(
                        parameters: try parameters.map { values throws(SchedulingError) in try FSRSParameters(values) }
                            ?? .standard,
                        desiredRetention: retention ?? FSRSScheduler.standardRetention,
                        maximumInterval: maximumInterval, learningSteps: learningSteps ?? [],
                        relearningSteps: relearningSteps ?? []))
            } catch {
                throw .archiveField(path: path, reason: error.description)
            }
        default:
            throw .archiveField(
                path: path + ".name", reason: "\"\(name)\" is none of sm2, sm2-published, sm2-published-same-day, fsrs")
        }
    }
}

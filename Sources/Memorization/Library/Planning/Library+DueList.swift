import QuranCore

extension Library {
    /// What to review today, most urgent passage first.
    ///
    /// Verses that follow each other in a surah and are all due are one passage: they stay together in the order
    /// of recitation, and the passage is as urgent as its most urgent verse. Never more than
    /// `reviewsPerDay` less what was reviewed today, and never more verses for the first time than `newPerDay`
    /// less those of today. New verses come in the order of the mushaf.
    public func dueList(on today: StudyDay) -> [DueVerse] {
        var due: [DueVerse] = []
        var new: [VerseID] = []
        var reviewedToday = 0
        var newToday = 0
        for verse in verses {
            guard let state = states[verse] else {
                if isMemorized(verse) { new.append(verse) }
                continue
            }
            guard isMemorized(verse) || state.graduated != nil else { continue }
            if state.schedule.lastReview == today { reviewedToday += 1 }
            // A verse graduates by a recall while memorising: that is no first review out of the new ones.
            if state.firstReview == today, isMemorized(verse) { newToday += 1 }
            guard let day = state.schedule.due else {
                new.append(verse)
                continue
            }
            guard day <= today else { continue }
            due.append(DueVerse(verse: verse, due: day, isNew: false, urgency: Self.urgency(state.schedule, today)))
        }
        let left = max(0, settings.reviewsPerDay - reviewedToday)
        let fresh = new.prefix(max(0, settings.newPerDay - newToday)).map {
            DueVerse(verse: $0, due: today, isNew: true, urgency: 1)
        }
        return Array(Self.inPassages(due + fresh).prefix(left))
    }

    /// Verses that fall due on each of the days from `today` on, overdue ones counted today.
    public func upcoming(from today: StudyDay, days: Int) -> [Int] {
        var counts = Array(repeating: 0, count: max(0, days))
        for (verse, state) in states where phase(of: verse) == .maintenance {
            guard let due = state.schedule.due else { continue }
            let offset = max(0, today.distance(to: due))
            if offset < counts.count { counts[offset] += 1 }
        }
        return counts
    }

    private static func urgency(_ schedule: VerseSchedule, _ today: StudyDay) -> Double {
        let elapsed = schedule.lastReview.map { $0.distance(to: today) } ?? 0
        return Double(max(1, elapsed)) / Double(max(1, schedule.interval))
    }

    private static func inPassages(_ verses: [DueVerse]) -> [DueVerse] {
        var passages: [[DueVerse]] = []
        for verse in verses.sorted(by: { $0.verse < $1.verse }) {
            if let last = passages.last?.last?.verse, last.surah == verse.verse.surah, last.ayah + 1 == verse.verse.ayah
            {
                passages[passages.count - 1].append(verse)
            } else {
                passages.append([verse])
            }
        }
        // The sort is stable: equal passages stay in the order of the mushaf.
        return passages.map { (urgency: $0.map(\.urgency).max() ?? 0, verses: $0) }
            .sorted { $0.urgency > $1.urgency }.flatMap(\.verses)
    }
}

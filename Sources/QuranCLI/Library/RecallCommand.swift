import CommandLineSupport
import Memorization
import MemorizationStore
import QuranCore

/// What `review` and `memorize` share: verses are recited, judged, recorded and shown.
struct RecallCommand {
    let open: OpenLibrary
    let input: RecallInput
    let services: Services
    let console: Console

    /// Records each verse and writes one line of JSON or a few of text for it.
    func run(_ verses: ClosedRange<VerseID>, _ arguments: ParsedArguments) throws {
        let quran = try Quran.load()
        let assessment = try input.assess(verses, quran: quran, model: arguments[SharedOptions.model], services)
        let view = AssessmentText(quran: quran, terminal: console.outputTerminal)
        for verse in verses {
            let part = assessment?.assessment(of: verse)
            let recall: Recall
            if case .grade(let grade) = input {
                recall = Recall(grade: grade)
            } else {
                recall = part?.recall ?? Recall(accuracy: 0)
            }
            let (store, profile, source) = (open.store, open.profile.id, input.source)
            let seconds = part.flatMap { RecitationReport($0).verses.first?.duration } ?? 0
            let recorded = try store.record(.recall(recall, source), of: verse, seconds: seconds, in: profile)
            let phase = try open.library().phase(of: verse)
            if arguments[SharedOptions.json] {
                try write(json(verse, part, recall, recorded, phase, view))
            } else {
                try write(text(verse, part, recall, recorded.decision, view))
            }
        }
        if !arguments[SharedOptions.json], assessment != nil { try write(AssessmentText.legend + "\n") }
    }

    private func text(
        _ verse: VerseID, _ assessment: Assessment?, _ recall: Recall, _ decision: ScheduleDecision?,
        _ view: AssessmentText
    ) -> String {
        let percent = decimal(recall.accuracy * 100, places: 0)
        let head = console.outputTerminal.styled("\(verse)  \(percent) %", .bold) + "\n"
        let words = assessment.map(view.lines) ?? ""
        let card =
            decision.map(ScheduleText.card)
            ?? "    still being memorised: it joins the reviews from \(Int(Recall.graduationBound * 100)) % on\n"
        return head + words + card
    }

    private func json(
        _ verse: VerseID, _ assessment: Assessment?, _ recall: Recall,
        _ recorded: (entry: ReviewEntry, decision: ScheduleDecision?), _ phase: Library.Phase?, _ view: AssessmentText
    ) -> String {
        var members = assessment.map(view.json) ?? ["score": .number(recall.accuracy)]
        members["verse"] = .string("\(verse)")
        members["id"] = .string("\(recorded.entry.id)")
        members["phase"] = .optional(phase?.rawValue)
        members["schedule"] = recorded.decision.map(ScheduleText.json) ?? .null
        return JSONValue.object(members).line + "\n"
    }

    private func write(_ text: String) throws { try console.output.write(text) }
}

import QuranCore

/// Folds what was observed along a recitation into a verdict for each word.
struct AssessmentBuilder {
    /// One recital of a word.
    private struct Attempt {
        let pass: Int
        let confidence: Double
        let time: ClosedRange<Double>?
    }

    /// What lies between two recited words: words passed over and words that are strange.
    private struct Gap {
        var skipped: [Int] = []
        var strange: [Observation.Strange] = []
        var awaited: Int?
        /// The reciter went back at its end.
        var endsGoingBack = false
        /// The words recited before it and after it.
        var previous: Int?
        var next: Int?
    }

    private let passage: Passage
    private let isFinal: Bool
    private var attempts: [[Attempt]]
    private var gaps: [Gap] = []
    private var verdicts: [Int: WordVerdict] = [:]
    private var extras: [ExtraSpeech] = []
    private let namedVerses: ([Observation.Strange], Int) -> ExtraSpeech.Kind?

    /// - Parameter namedVerses: the verse that strange words come from, given them and the awaited word; nil
    ///   when they are no verse's.
    init(
        _ passage: Passage, isFinal: Bool,
        namedVerses: @escaping ([Observation.Strange], Int) -> ExtraSpeech.Kind?
    ) {
        self.passage = passage
        self.isFinal = isFinal
        self.attempts = Array(repeating: [], count: passage.words.count)
        self.namedVerses = namedVerses
    }

    /// Below this a recital is weak: a stumble, when a clear one follows it.
    private static let clearRecital = 0.85
    private static let weakRecital = 0.75
    /// How far from its place a word counts as out of order.
    private static let reach = 4

    mutating func assessment(_ observations: [Observation]) -> Assessment {
        collect(observations)
        for (word, recitals) in attempts.enumerated() where !recitals.isEmpty {
            verdicts[word] = verdict(ofRecited: word, recitals)
        }
        for gap in gaps { judge(gap) }
        return Assessment(verses: passage.verses, words: words(), extras: extras.sorted { $0.place < $1.place })
    }

    private mutating func collect(_ observations: [Observation]) {
        var pass = 0
        var gap = Gap()
        var again: Range<Int>?
        func repeated(_ range: Range<Int>?) -> ExtraSpeech? {
            range.map { ExtraSpeech(kind: .repeated($0), heard: nil, wordCount: $0.count, place: $0.lowerBound) }
        }
        for observation in observations {
            switch observation {
            case .word(let word, let confidence, let time):
                gap.next = word
                gaps.append(gap)
                gap = Gap(previous: word)
                if attempts[word].isEmpty {
                    if let extra = repeated(again) { extras.append(extra) }
                    again = nil
                } else {
                    again = (again?.lowerBound ?? word)..<word + 1
                }
                attempts[word].append(Attempt(pass: pass, confidence: confidence, time: time))
            case .strange(let strange, let awaited):
                gap.strange.append(strange)
                gap.awaited = gap.awaited ?? awaited
            case .skip(let word):
                gap.skipped.append(word)
            case .back:
                pass += 1
                gap.endsGoingBack = true
                if let extra = repeated(again) { extras.append(extra) }
                again = nil
            }
        }
        gaps.append(gap)
        if let extra = repeated(again) { extras.append(extra) }
    }

    private func verdict(ofRecited word: Int, _ recitals: [Attempt]) -> WordVerdict {
        guard let first = recitals.first, let last = recitals.last else { return .missed }
        if recitals.count > 1, first.confidence < Self.weakRecital, last.confidence >= Self.clearRecital {
            return .selfCorrected
        }
        // First recited on going back: repaired when the words after it were said again, else out of order.
        let overtaking = (word + 1..<min(word + 1 + Self.reach, attempts.count)).filter { later in
            attempts[later].contains { $0.pass < first.pass }
        }
        guard let later = overtaking.first else { return .matched }
        return attempts[later].contains { $0.pass >= first.pass } ? .selfCorrected : .outOfOrder
    }

    private mutating func judge(_ gap: Gap) {
        let missing = gap.skipped.filter { attempts[$0].isEmpty }
        var strange = gap.strange
        let place = gap.awaited ?? gap.skipped.first ?? passage.words.count
        if let kind = namedVerses(strange, place) {
            extras.append(extra(kind, strange, at: place))
            strange = []
        }
        // Words that belong nearby.
        strange.removeAll { spoken in
            let end = isFinal ? passage.words.count : reached
            let nearby = (place - Self.reach..<place + Self.reach + 1).clamped(to: 0..<end)
            let word = nearby.first { word in
                attempts[word].isEmpty && verdicts[word] == nil && !missing.contains(word)
                    && passage.spellings[word].similarity(spoken.letters) >= AlignmentRules.splitThreshold
            }
            if let word { verdicts[word] = .outOfOrder }
            return word != nil
        }
        let open = missing.filter { verdicts[$0] == nil }
        for (word, spoken) in zip(open, strange) {
            verdicts[word] = .wrong(heard: spoken.letters.isEmpty ? nil : text([spoken]))
        }
        strange.removeFirst(min(open.count, strange.count))
        if gap.endsGoingBack || isBeginning(strange, of: gap.next), let word = repaired(by: gap),
            !strange.isEmpty
        {
            verdicts[word] = .selfCorrected
            strange = []
        }
        if !strange.isEmpty { extras.append(extra(.added, strange, at: place)) }
    }

    /// The word that a stumble in a gap was meant for, when it was recited clearly afterwards.
    private func repaired(by gap: Gap) -> Int? {
        let word = gap.endsGoingBack ? (gap.previous ?? -1) + 1 : gap.next
        guard let word, attempts.indices.contains(word), let last = attempts[word].last,
            last.confidence >= Self.clearRecital
        else { return nil }
        return word
    }

    /// True for a word broken off and begun again.
    private func isBeginning(_ strange: [Observation.Strange], of word: Int?) -> Bool {
        guard let word, strange.count == 1, let spoken = strange.first?.letters, !spoken.isEmpty else { return false }
        return passage.spellings[word].forms.contains {
            $0.starts(with: spoken) || LetterSimilarity.similarity($0, spoken) >= AlignmentRules.threshold
        }
    }

    private func extra(_ kind: ExtraSpeech.Kind, _ strange: [Observation.Strange], at place: Int) -> ExtraSpeech {
        let heard = text(strange)
        return ExtraSpeech(
            kind: kind, heard: heard.isEmpty ? nil : heard, wordCount: strange.count, place: place)
    }

    private func text(_ strange: [Observation.Strange]) -> String {
        strange.filter { !$0.letters.isEmpty }.map { RecitedText.Token(letters: $0.letters).text }
            .joined(separator: " ")
    }

    /// The word after the last one recited.
    private var reached: Int { (attempts.lastIndex { !$0.isEmpty }).map { $0 + 1 } ?? 0 }

    private func words() -> [AssessedWord] {
        let reached = reached
        return passage.words.indices.map { index in
            let recitals = attempts[index]
            let best = recitals.max { $0.confidence < $1.confidence }
            let verdict = verdicts[index] ?? (isFinal || index < reached ? .missed : .pending)
            return AssessedWord(
                verse: passage.words[index].verse, word: passage.words[index].word, verdict: verdict,
                confidence: best?.confidence ?? (verdict == .pending ? 0 : 1),
                repetitions: max(0, recitals.count - 1), time: best?.time, weight: passage.spellings[index].weight)
        }
    }
}

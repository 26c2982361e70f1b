import QuranCore

extension TextTracker {
    /// Takes one explained stretch of a window.
    ///
    /// - Returns: whether it supports where the tracker is, or moves it.
    mutating func take(
        _ piece: WindowExplainer.Piece, before others: ArraySlice<WindowExplainer.Piece>, of window: FoldedWindow,
        actions: inout [TextTrackerAction]
    ) -> Bool {
        guard piece.parts.allSatisfy({ $0.verse != nil }), let first = piece.parts.first?.verse,
            let last = piece.parts.last?.verse
        else { return takeIstiadha(piece, of: window, actions: &actions) }
        if last == 0, !isOpeningVerse { return takeBasmala(piece, of: window, actions: &actions) }
        guard let place else { return find(piece, of: window, actions: &actions) }
        if let slot = piece.parts.firstIndex(where: { $0.verse == place.verse }) {
            let part = piece.parts[slot]
            let isReachable = part.range.lowerBound <= reach(from: place, until: window.end)
            progress(part, score: piece.alignment.score, window: window, actions: &actions)
            if last == place.verse, part.range.upperBound <= place.end { restart(from: part, to: others, window: window, actions: &actions) }
            if last > place.verse, isReachable || piece.alignment.score >= settings.leap {
                runOn(piece, after: slot, window: window, actions: &actions)
            }
            return supports(piece, of: window)
        }
        if isStale(piece, first: first, last: last, window: window) { return true }
        return move(piece, from: place, window: window, actions: &actions)
    }

    /// Whether the stretch is so much of the window, or so plain, that the window belongs to the place.
    private func supports(_ piece: WindowExplainer.Piece, of window: FoldedWindow) -> Bool {
        let score = piece.alignment.score
        return score >= settings.repetition
            || (score >= settings.margin && piece.agreement >= 0.75
                && 2 * piece.alignment.text.count >= window.letters)
    }

    /// Whether the words of 1:1 are that verse and not the basmala before another surah.
    private var isOpeningVerse: Bool {
        if let place { return place.verse == 0 }
        return surahHint == 1
    }

    private mutating func takeIstiadha(
        _ piece: WindowExplainer.Piece, of window: FoldedWindow, actions: inout [TextTrackerAction]
    ) -> Bool {
        guard piece.alignment.score >= settings.found else { return false }
        if istiadhaEnd.map({ window.start >= $0 }) ?? true { actions.append(.istiadha) }
        istiadhaEnd = window.end
        return true
    }

    private mutating func takeBasmala(
        _ piece: WindowExplainer.Piece, of window: FoldedWindow, actions: inout [TextTrackerAction]
    ) -> Bool {
        guard piece.alignment.score >= settings.found else { return false }
        guard piece.parts.contains(where: { $0.coverage >= 0.6 }) else { return true }
        if basmalaEnd.map({ window.start >= $0 }) ?? true { actions.append(.basmala) }
        basmalaEnd = window.end
        isBasmalaOpen = surahHint == nil || surahHint == 1
        return true
    }

    // MARK: - Searching

    private mutating func find(
        _ piece: WindowExplainer.Piece, of window: FoldedWindow, actions: inout [TextTrackerAction]
    ) -> Bool {
        let score = piece.alignment.score
        let rest = Float(window.letters - piece.alignment.text.count) * settings.unexplainedLetter
        guard score - rest >= settings.found, score - piece.rival >= settings.margin, isPhrase(piece),
            piece.agreement >= settings.foundAgreement || score >= settings.found + settings.overwhelming
        else { return false }
        var parts = piece.parts[...]
        // A verse of which the window has a few letters only is not yet, or no longer, being recited.
        while parts.count > 1, !isHeard(parts.last!) { parts.removeLast() }
        while parts.count > 1, !isHeard(parts.first!) { parts.removeFirst() }
        if let memory, parts.contains(where: { $0.verse == memory }) {
            parts.removeAll { $0.verse! < memory }
        }
        guard var first = parts.first?.verse, let last = parts.last else { return false }
        if last.verse == 0, !isOpeningVerse { return takeBasmala(piece, of: window, actions: &actions) }
        if isBasmalaOpen, first == 1 { first = 0 }
        let range = index.stream.starts[first] == 0 ? 0..<last.range.upperBound : parts.first!.range
        if memory != nil { actions.append(.recovered(VerseID(index: first))) }
        arrive(
            at: first...last.verse!, range: range.lowerBound..<last.range.upperBound, manner: .found, score: score,
            rival: piece.rival, twins: piece.twins, at: window.end, actions: &actions)
        return true
    }

    /// Single words turn up by chance; two, or a whole verse, do so much more rarely than their letters say.
    private func isPhrase(_ piece: WindowExplainer.Piece) -> Bool {
        piece.wordCount >= 2 || piece.parts.contains { $0.coverage > 0.9 }
    }

    private func isHeard(_ part: WindowExplainer.Part) -> Bool {
        part.gain >= settings.nextInRun || part.coverage > 0.9
    }

    // MARK: - Tracking

    /// The current verse goes on, or its words come again.
    private mutating func progress(
        _ part: WindowExplainer.Part, score: Float, window: FoldedWindow, actions: inout [TextTrackerAction]
    ) {
        guard let place else { return }
        let recent = heard.map(\.range.lowerBound).min() ?? place.end
        let isAgain =
            part.range.upperBound <= place.end - settings.repetitionLetters && part.range.lowerBound < recent - 4
        let isWholeAgain = heard.isEmpty && part.coverage > 0.9 && part.range.lowerBound < place.end - 4
        if score >= settings.repetition, isAgain || isWholeAgain {
            again(part, window: window, actions: &actions)
        } else {
            let isOld = window.start < place.restarted && part.range.lowerBound > place.end + 4
            let isPlausible = part.range.lowerBound <= reach(from: place, until: window.end) || score >= settings.found
            if isPlausible, !isOld { self.place?.end = max(place.end, part.range.upperBound) }
        }
        hear(part.range, window: window, actions: &actions)
    }

    /// Two stretches of one window, the later of them earlier in the verse: its words come again.
    private mutating func restart(
        from part: WindowExplainer.Part, to others: ArraySlice<WindowExplainer.Piece>, window: FoldedWindow,
        actions: inout [TextTrackerAction]
    ) {
        guard let place, window.start >= place.restarted, part.gain >= settings.found,
            let next = others.first, next.alignment.score >= settings.found,
            let again = next.parts.first, again.verse == place.verse,
            again.range.upperBound <= part.range.lowerBound + 2
        else { return }
        self.again(again, window: window, actions: &actions)
    }

    private mutating func again(
        _ part: WindowExplainer.Part, window: FoldedWindow, actions: inout [TextTrackerAction]
    ) {
        guard let place else { return }
        let word = Int(index.stream.wordOf[part.range.lowerBound])
        actions.append(.repeated(VerseID(index: place.verse), fromWord: word))
        self.place?.end = part.range.upperBound
        self.place?.restarted = window.end
        heard.removeAll()
    }

    /// The stretch runs from the current verse into the ones after it.
    private mutating func runOn(
        _ piece: WindowExplainer.Piece, after slot: Int, window: FoldedWindow, actions: inout [TextTrackerAction]
    ) {
        var parts = piece.parts[(slot + 1)...]
        while let last = parts.last, !isHeard(last) { parts.removeLast() }
        guard let first = parts.first, let last = parts.last, let place else { return }
        if parts.count == 1, last.range.count < 3 { return }
        let gain = parts.reduce(0) { $0 + $1.gain }
        arrive(
            at: (place.verse + 1)...last.verse!, range: first.range.lowerBound..<last.range.upperBound, manner: .next,
            score: gain, rival: max(piece.rival - piece.alignment.score + gain, 0), twins: [], at: window.end,
            actions: &actions)
    }

    /// Whether the stretch is older than the place: audio that an earlier window had already.
    private func isStale(_ piece: WindowExplainer.Piece, first: Int, last: Int, window: FoldedWindow) -> Bool {
        guard let place, window.start < place.arrived, last < place.verse else { return false }
        if place.verse - last <= 2 { return true }
        return heard.contains { $0.range.overlaps(piece.alignment.stream) }
    }

    /// The stretch is another verse than the current one.
    private mutating func move(
        _ piece: WindowExplainer.Piece, from place: Place, window: FoldedWindow, actions: inout [TextTrackerAction]
    ) -> Bool {
        var parts = piece.parts[...]
        while parts.count > 1, !isHeard(parts.last!) { parts.removeLast() }
        while parts.count > 1, !isHeard(parts.first!) { parts.removeFirst() }
        guard let first = parts.first, let last = parts.last, let verse = first.verse else { return false }
        if last.verse == 0 { return takeBasmala(piece, of: window, actions: &actions) }
        let score = piece.alignment.score
        guard score - piece.rival >= settings.margin else { return false }
        let manner = manner(of: verse, after: place.verse)
        let evidence = manner == .next ? gathered(piece, for: verse, window: window) : score
        let isLeap = (manner == .ahead || manner == .back) && abs(verse - place.verse) > 3
        let threshold = isLeap ? settings.leap : threshold(manner)
        if manner != .next {
            let isClear = piece.agreement >= settings.agreement || score >= threshold + settings.overwhelming
            guard isClear, isPhrase(piece) else { return false }
        }
        guard evidence >= threshold else {
            return manner == .next && supports(piece, of: window)
        }
        arrive(
            at: verse...last.verse!, range: first.range.lowerBound..<last.range.upperBound, manner: manner,
            score: evidence, rival: piece.rival, twins: piece.twins, at: window.end, actions: &actions)
        return true
    }

    private func manner(of verse: Int, after current: Int) -> VerseArrival.Manner {
        if verse == current + 1 { return .next }
        guard VerseID(index: verse).surah == VerseID(index: current).surah else { return .elsewhere }
        return verse > current ? .ahead : .back
    }

    private func threshold(_ manner: VerseArrival.Manner) -> Float {
        switch manner {
        case .found: settings.found
        case .next: settings.next
        case .ahead: settings.ahead
        case .back: settings.back
        case .elsewhere: settings.elsewhere
        }
    }

    /// Adds up what separate windows say for the next verse; windows that share audio count once, by the best.
    private mutating func gathered(_ piece: WindowExplainer.Piece, for verse: Int, window: FoldedWindow) -> Float {
        let score = piece.alignment.score
        guard piece.agreement >= 0.75, score >= settings.margin else { return score }
        var sum = score
        if let before = pending, before.verse == verse {
            sum = window.start >= before.windowEnd ? before.score + score : max(before.score, score)
        }
        pending = (verse, sum, window.end)
        return sum
    }
}

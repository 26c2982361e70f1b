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
            if last == place.verse, part.range.upperBound <= place.end {
                restart(from: part, to: others, window: window, actions: &actions)
            }
            if last > place.verse, isReachable || piece.alignment.score >= settings.leap {
                runOn(piece, after: slot, window: window, actions: &actions)
            }
            return supports(piece, of: window)
        }
        if isStale(piece, first: first, last: last, window: window) { return true }
        return move(piece, from: place, window: window, actions: &actions)
    }

    /// Whether the stretch is so much of the window, or so plain, that the window belongs to the place.
    func supports(_ piece: WindowExplainer.Piece, of window: FoldedWindow) -> Bool {
        let score = piece.alignment.score
        return score >= settings.repetition
            || (score >= settings.margin && piece.agreement >= 0.75
                && 2 * piece.alignment.text.count >= window.letters)
    }

    /// Whether the words of 1:1 are that verse and not the basmala before another surah.
    var isOpeningVerse: Bool {
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

    mutating func takeBasmala(
        _ piece: WindowExplainer.Piece, of window: FoldedWindow, actions: inout [TextTrackerAction]
    ) -> Bool {
        guard piece.alignment.score >= settings.found else { return false }
        guard piece.parts.contains(where: { $0.coverage >= 0.6 }) else { return true }
        if basmalaEnd.map({ window.start >= $0 }) ?? true { actions.append(.basmala) }
        basmalaEnd = window.end
        isBasmalaOpen = surahHint == nil || surahHint == 1
        return true
    }

    /// The verses of a stretch without those at its ends of which it has a few letters only: they are not yet, or no
    /// longer, being recited.
    func heardParts(of piece: WindowExplainer.Piece) -> ArraySlice<WindowExplainer.Part> {
        var parts = piece.parts[...]
        while parts.count > 1, let last = parts.last, !isHeard(last) { parts.removeLast() }
        while parts.count > 1, let first = parts.first, !isHeard(first) { parts.removeFirst() }
        return parts
    }

    /// Single words turn up by chance; two, or a whole verse, do so much more rarely than their letters say.
    func isPhrase(_ piece: WindowExplainer.Piece) -> Bool {
        piece.wordCount >= 2 || piece.parts.contains { $0.coverage > 0.9 }
    }

    func isHeard(_ part: WindowExplainer.Part) -> Bool {
        part.gain >= settings.nextInRun || part.coverage > 0.9
    }
}

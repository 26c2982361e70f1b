import QuranCore

extension TextTracker {
    /// Whether the stretch is older than the place: audio that an earlier window had already.
    func isStale(_ piece: WindowExplainer.Piece, first: Int, last: Int, window: FoldedWindow) -> Bool {
        guard let place, window.start < place.arrived, last < place.verse else { return false }
        if place.verse - last <= 2 { return true }
        return heard.contains { $0.range.overlaps(piece.alignment.stream) }
    }

    /// The stretch is another verse than the current one.
    mutating func move(
        _ piece: WindowExplainer.Piece, from place: Place, window: FoldedWindow, actions: inout [TextTrackerAction]
    ) -> Bool {
        let parts = heardParts(of: piece)
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

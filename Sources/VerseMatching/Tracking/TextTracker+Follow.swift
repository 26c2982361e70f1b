import QuranCore

extension TextTracker {
    /// The current verse goes on, or its words come again.
    mutating func progress(
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
    mutating func restart(
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
    mutating func runOn(
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
}

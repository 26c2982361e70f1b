import QuranCore

extension TextTracker {
    /// Takes a stretch as the place, if it is plain enough.
    mutating func find(
        _ piece: WindowExplainer.Piece, of window: FoldedWindow, actions: inout [TextTrackerAction]
    ) -> Bool {
        let score = piece.alignment.score
        let rest = Float(window.letters - piece.alignment.text.count) * settings.unexplainedLetter
        guard score - rest >= settings.found, score - piece.rival >= settings.margin, isPhrase(piece),
            piece.agreement >= settings.foundAgreement || score >= settings.found + settings.overwhelming
        else { return false }
        var parts = heardParts(of: piece)
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
}

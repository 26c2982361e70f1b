import QuranCore

extension TextTracker {
    /// Moves to a verse and says so.
    mutating func arrive(
        at verses: ClosedRange<Int>, range: Range<Int>, manner: VerseArrival.Manner, score: Float, rival: Float,
        twins: [Int], at time: Double, actions: inout [TextTrackerAction]
    ) {
        let first = VerseID(index: verses.lowerBound)
        var skipped: [VerseID] = []
        if manner == .ahead, let place {
            skipped = (place.verse + 1..<verses.lowerBound).map(VerseID.init(index:))
        }
        let odds = Double(min(score, score - rival))
        actions.append(
            .verse(
                VerseArrival(
                    span: VerseSpan(first, to: VerseID(index: verses.upperBound)), manner: manner, skipped: skipped,
                    confidence: Logarithm.sigmoid(odds),
                    alternatives: twins.map { VerseSpan(VerseID(index: $0)) }, at: time)))
        if manner != .next { heard.removeAll() }
        place = Place(verse: verses.upperBound, end: range.upperBound, arrived: time, heardAt: time)
        memory = nil
        pending = nil
        isBasmalaOpen = false
        hear(range, windowEnd: time, actions: &actions)
    }

    mutating func hear(_ range: Range<Int>, window: FoldedWindow, actions: inout [TextTrackerAction]) {
        hear(range, windowEnd: window.end, actions: &actions)
    }

    /// Notes the words of a stretch that belong to the current verse.
    private mutating func hear(_ range: Range<Int>, windowEnd: Double, actions: inout [TextTrackerAction]) {
        guard var place else { return }
        place.heardAt = windowEnd
        heard.append(Heard(range: range, windowEnd: windowEnd))
        let stream = index.stream
        let own = stream.range(ofSegment: place.verse)
        for position in range.clamped(to: own) { place.words.insert(Int(stream.wordOf[position])) }
        let verse = VerseID(index: place.verse)
        let isLast = verse.ayah == VerseID.ayahCounts[verse.surah - 1]
        if isLast, !place.isSurahComplete, place.end >= own.upperBound - 1 {
            place.isSurahComplete = true
            actions.append(.surahCompleted(verse.surah))
        }
        self.place = place
    }
}

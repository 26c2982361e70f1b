import QuranCore

extension LiveRecitation {
    /// What is probably being recited now, and what else it could be.
    public func snapshot() -> RecitationSnapshot {
        let graph = grouping.graph
        guard let run = grouping.runs(of: search.segments(of: search.bestHead)).last, run.verse >= 0,
            let segment = run.segments.last, let word = segment.word
        else { return RecitationSnapshot() }
        let rivals = Rivals(of: search, within: search.prices.beam, since: run.start - 1)
        let group = graph.soundGroups[run.verse]
        var rival: Rivals.Path?
        var candidates: Set<Int> = [run.verse]
        for path in rivals.paths {
            let overlapping = path.stays.filter { $0.end > run.start && $0.start < segment.end }
            let verses = overlapping.map { grouping.verse(ofWord: Int($0.last)) }
            if path.deficit < Self.indistinct, let verse = verses.first, verse >= 0 { candidates.insert(verse) }
            let isSame = verses.contains { $0 == run.verse || ($0 >= 0 && graph.soundGroups[$0] == group) }
            if !isSame, path.deficit < rival?.deficit ?? .infinity { rival = path }
        }
        candidates.formUnion(graph.versesSoundingLike(run.verse))
        let rivalVerse = rival?.stays.first.map { grouping.verse(ofWord: Int($0.last)) }
        return RecitationSnapshot(
            verse: VerseID(index: run.verse), word: word - Int(graph.firstWords[run.verse]),
            margin: rival.map { Double($0.deficit) } ?? .infinity,
            rival: rivalVerse.flatMap { $0 >= 0 ? VerseID(index: $0) : nil },
            candidates: candidates.sorted().map { VerseID(index: $0) })
    }

    /// Paths this close to the best, in nats, are as good as it.
    private static let indistinct: Float = 0.5
}

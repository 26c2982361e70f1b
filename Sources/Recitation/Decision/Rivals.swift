/// The paths that still compete with the best one.
struct Rivals {
    /// One path: how far it lies behind, and where it has been lately, newest first.
    struct Path {
        let deficit: Float
        let stays: [Stay]
    }

    /// Words from `first` to `last` heard from `start` to `end`.
    struct Stay {
        let first: Int32
        let last: Int32
        let start: Int32
        let end: Int32
    }

    let paths: [Path]

    /// Collects the paths within `margin` of the best, followed back to `horizon`.
    init(of search: VerseSearch, within margin: Float, since horizon: Int32) {
        var paths: [Path] = []
        func add(_ head: VerseSearch.Head) {
            let deficit = search.best - head.score
            guard deficit < margin else { return }
            paths.append(Path(deficit: deficit, stays: search.stays(of: head, since: horizon)))
        }
        add(
            VerseSearch.Head(
                history: search.fillerHistory, end: search.frame, score: search.fillerScore, node: nil))
        for index in 0..<search.tokens.count { add(search.head(index)) }
        self.paths = paths
    }

    /// How far the best path that has no stay satisfying the condition lies behind; infinite without one.
    func margin(without condition: (Stay) -> Bool) -> Float {
        var best = Float.infinity
        for path in paths where path.deficit < best && !path.stays.contains(where: condition) { best = path.deficit }
        return best
    }
}

extension VerseSearch {
    /// Where a path has been since a frame, newest first; words walked in an undecided trie are left out.
    func stays(of head: Head, since horizon: Int32) -> [Rivals.Stay] {
        var stays: [Rivals.Stay] = []
        var index = head.history
        var end = head.end
        while index > 0, end > horizon {
            let record = history[index]
            // The words of a way in begin where its trie was entered.
            var first = record
            while record.crossing != 0, first.previous > 0, history[first.previous].word <= History.Mark.trieBase {
                first = history[first.previous]
            }
            if record.word >= 0 {
                let last = record.crossing == 0 ? record.word : graph.words[Int(record.crossing)]
                stays.append(Rivals.Stay(first: record.word, last: last, start: first.start, end: end))
            }
            end = first.previousEnd
            index = first.previous
        }
        return stays
    }
}

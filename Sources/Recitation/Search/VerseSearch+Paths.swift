extension VerseSearch {
    /// The end of a path: its history, the frame at which its last phoneme ended, and its score.
    struct Head {
        let history: Int32
        let end: Int32
        let score: Float
        /// State the path is in; nil for the filler.
        let node: Int32?
    }

    /// The best path now.
    var bestHead: Head {
        var head = Head(history: fillerHistory, end: frame, score: fillerScore, node: nil)
        for index in 0..<tokens.count {
            let candidate = self.head(index)
            if candidate.score > head.score { head = candidate }
        }
        return head
    }

    /// The path in a slot, by the better of its two states.
    func head(_ index: Int) -> Head {
        let token = tokens.tokens[index]
        return token.isInBlank
            ? Head(history: token.blankHistory, end: token.blankEnd, score: token.blankScore, node: token.node)
            : Head(history: token.labelHistory, end: frame, score: token.labelScore, node: token.node)
    }

    /// A path from its beginning, or from the record `boundary` (not included), in order of time.
    ///
    /// Phonemes walked in an entry trie whose word is not decided yet are left out.
    func segments(of head: Head, after boundary: Int32 = 0) -> [PathSegment] {
        var reversed: [PathSegment] = []
        var index = head.history
        var end = head.end
        var scoreAfter = total(head.score)
        var heard = head.node.flatMap(phonemesHeard)
        while index > boundary {
            let record = history[index]
            if record.word <= History.Mark.trieBase {
                // An undecided way in: nothing to report yet.
                end = record.previousEnd
                scoreAfter = record.score
                index = record.previous
                heard = record.cut > 0 ? Int(record.cut) : nil
            } else if record.crossing != 0 {
                var (expanded, before, previousEnd, score) = expandCrossing(index, end: end, scoreAfter: scoreAfter)
                if !expanded.isEmpty { expanded[expanded.count - 1].heard = heard }
                reversed += expanded.reversed()
                heard = cutBeforeCrossing(index)
                index = before
                end = previousEnd
                scoreAfter = score
            } else {
                reversed.append(
                    PathSegment(
                        word: record.word >= 0 ? Int(record.word) : nil, start: record.start, end: end,
                        scoreBefore: record.score, scoreAfter: scoreAfter, heard: heard))
                end = record.previousEnd
                scoreAfter = record.score
                index = record.previous
                heard = record.cut > 0 ? Int(record.cut) : nil
            }
        }
        return reversed.reversed()
    }

    /// Phonemes heard of the word a path is in, if it may not end there.
    private func phonemesHeard(at node: Int32) -> Int? {
        guard node < graph.nodeCount, graph.flags[Int(node)] & NodeFlags.anyExit == 0 else { return nil }
        return Int(graph.position(of: node))
    }

    /// How the word before a way in was left.
    private func cutBeforeCrossing(_ index: Int32) -> Int? {
        var first = history[index]
        while first.previous > 0, history[first.previous].word <= History.Mark.trieBase {
            first = history[first.previous]
        }
        return first.cut > 0 ? Int(first.cut) : nil
    }

    /// The words between the way in and the node at which the trie was left.
    private func expandCrossing(
        _ index: Int32, end: Int32, scoreAfter: Double
    ) -> (segments: [PathSegment], before: Int32, previousEnd: Int32, score: Double) {
        let record = history[index]
        var steps = [record]
        var before = record.previous
        while before > 0, history[before].word <= History.Mark.trieBase {
            steps.append(history[before])
            before = history[before].previous
        }
        steps.reverse()
        let labels = steps.dropLast().map { graph.labels[Int(History.Mark.trieBase - $0.word)] }
        let nodes = trail(from: Int(record.word), labels: labels, to: record.crossing)
        var segments: [PathSegment] = []
        for (step, node) in zip(steps, nodes) {
            let word = Int(graph.words[Int(node)])
            if segments.last?.word == word { continue }
            if !segments.isEmpty {
                segments[segments.count - 1].end = step.previousEnd
                segments[segments.count - 1].scoreAfter = step.score
            }
            segments.append(
                PathSegment(
                    word: word, start: step.start, end: end, scoreBefore: step.score, scoreAfter: scoreAfter))
        }
        return (segments, before, steps[0].previousEnd, steps[0].score)
    }

    /// The nodes that spell `labels` from the beginning of a word and then reach `target`.
    private func trail(from word: Int, labels: [UInt8], to target: Int32) -> [Int32] {
        var trail: [Int32] = []
        func reach(_ node: Int32) -> Bool {
            let depth = trail.count
            if depth == labels.count {
                guard node == target else { return false }
                trail.append(node)
                return true
            }
            guard graph.labels[Int(node)] == labels[depth] else { return false }
            trail.append(node)
            var found = false
            GraphBuilder.forEachSuccessor(of: node, in: graph) { successor in
                if !found { found = reach(successor) }
            }
            if !found { trail.removeLast() }
            return found
        }
        for entry in [graph.joinedEntries[word], graph.startEntries[word]] + graph.lateEntries(of: word) {
            if reach(entry) { return trail }
        }
        return trail
    }

    /// Drops records no path needs any more, and hands over the part of the past on which all paths agree.
    ///
    /// The last agreed segment stays in the search, since its end may still move; `agreed` begins where the
    /// last call ended.
    mutating func settlePast() -> [PathSegment] {
        let heads = liveHistories
        let ancestor = history.commonAncestor(of: heads)
        var agreed: [PathSegment] = []
        if ancestor > 0 {
            let record = history[ancestor]
            agreed = segments(
                of: Head(history: ancestor, end: record.start, score: 0, node: nil), dropping: ancestor)
            history.cut(at: ancestor)
        }
        let map = history.compact(keeping: heads)
        tokens.renumber(map)
        fillerHistory = map[Int(fillerHistory)]
        if exit.score > TokenSet.none { exit.history = map[Int(exit.history)] }
        if broken.score > TokenSet.none { broken.history = map[Int(broken.history)] }
        return agreed
    }

    /// The segments before a record.
    private func segments(of head: Head, dropping record: Int32) -> [PathSegment] {
        // A crossing record stands for several words: all of them stay in the search.
        let all = segments(of: head)
        let kept = history[record].crossing == 0 ? 1 : segmentsOfCrossing(record)
        return Array(all.dropLast(min(kept, all.count)))
    }

    private func segmentsOfCrossing(_ record: Int32) -> Int {
        expandCrossing(record, end: history[record].start, scoreAfter: history[record].score).segments.count
    }

    private var liveHistories: [Int32] {
        var heads: [Int32] = [fillerHistory]
        if exit.score > TokenSet.none { heads.append(exit.history) }
        if broken.score > TokenSet.none { heads.append(broken.history) }
        for index in 0..<tokens.count {
            let token = tokens.tokens[index]
            if token.labelScore > TokenSet.none { heads.append(token.labelHistory) }
            if token.blankScore > TokenSet.none { heads.append(token.blankHistory) }
        }
        return heads
    }
}

/// Token passing over the whole Quran, one frame of posteriors at a time.
///
/// Pure: frames in, paths out. Feed frames with `step`, read the best path and its rivals at any moment
/// (`VerseSearch+Paths`). Scores are relative to the best class of each frame (see `SearchPrices`).
struct VerseSearch {
    let graph: RecitationGraph
    let prices: SearchPrices
    /// Words that may be claimed; nil for all.
    let allowedWords: Range<Int>?
    /// Words of the hinted surah.
    var hintedWords: Range<Int>?

    var tokens: TokenSet
    var next: TokenSet
    var history = History()
    /// Frames taken in so far.
    var frame: Int32 = 0
    /// Outside the text: score and history.
    var fillerScore: Float = 0
    var fillerHistory: Int32
    /// Best way out of a whole word, and out of the middle of one, after the last frame.
    var exit = WayOut()
    var broken = WayOut()
    /// Best score after the last frame, and what was taken off all scores to keep them small.
    var best: Float = 0
    var offset: Double = 0
    /// The beam in force: narrower than `SearchPrices.beam` when too many nodes are active.
    private var beam: Float
    /// Scores at or below this are not followed in the frame under way.
    var cutoff = TokenSet.none
    private var bestSlot = 0

    /// A score, the path it belongs to and the frame at which that path's last phoneme ended.
    struct WayOut {
        var score = TokenSet.none
        var history: Int32 = 0
        var end: Int32 = 0
        /// Phonemes heard of a word left in its middle; 0 for a whole word.
        var cut: Int32 = 0
    }

    init(
        graph: RecitationGraph, prices: SearchPrices, hintedWords: Range<Int>? = nil, allowedWords: Range<Int>? = nil
    ) {
        self.graph = graph
        self.prices = prices
        self.hintedWords = hintedWords
        self.allowedWords = allowedWords
        tokens = TokenSet(stateCount: graph.stateCount)
        next = TokenSet(stateCount: graph.stateCount)
        beam = prices.beam
        fillerHistory = history.append(
            History.Record(previous: 0, word: History.Mark.filler, start: 0, previousEnd: 0, score: 0, crossing: 0))
    }

    /// Takes in one frame.
    ///
    /// - Parameter emissions: for each phoneme id its log-probability minus the frame's best, not below the
    ///   floor; then those of the blank and of the filler.
    mutating func step(_ emissions: UnsafeBufferPointer<Float>) {
        let blank = emissions[emissions.count - 2]
        var root = WayOut(score: fillerScore, history: fillerHistory, end: frame)
        if exit.score > root.score { root = exit }
        stepFiller(emissions[emissions.count - 1])
        exit.score = TokenSet.none
        broken.score = TokenSet.none

        if tokens.count > 0 {
            let leader = tokens.tokens[bestSlot]
            best = max(fillerScore, leader.score + max(emissions[Int(graph.labels[Int(leader.node)])], blank))
            cutoff = best - beam
            for index in 0..<tokens.count { advance(tokens.tokens[index], emissions, blank) }
        } else {
            best = fillerScore
            cutoff = best - beam
        }
        enter(EntryTrie.verseRoot, from: root, price: prices.verseEntry, emissions)
        enter(EntryTrie.wordRoot, from: root, price: prices.wordEntry, emissions)
        enter(EntryTrie.cutRoot, from: root, price: prices.verseEntry + prices.lateStart, emissions)

        swap(&tokens, &next)
        next.removeAll()
        frame += 1
        settle()
    }

    private mutating func stepFiller(_ emission: Float) {
        let whole = exit.score - prices.exit
        let partial = broken.score - prices.brokenExit
        if max(whole, partial) > fillerScore {
            let way = partial > whole ? broken : exit
            fillerScore = max(whole, partial)
            fillerHistory = history.append(
                History.Record(
                    previous: way.history, word: History.Mark.filler, start: frame, previousEnd: way.end,
                    score: total(fillerScore), crossing: 0, cut: way.cut))
        }
        fillerScore += emission
    }

    @inline(__always)
    func total(_ score: Float) -> Double { Double(score) + offset }

    /// Moves one active node on by a frame.
    @inline(__always)
    private mutating func advance(_ token: Token, _ emissions: UnsafeBufferPointer<Float>, _ blank: Float) {
        let upper = token.score
        guard upper > cutoff else { return }
        let label = graph.labels[Int(token.node)]

        // Stay in the phoneme, or fall into the blank after it.
        let slot = next.slot(of: token.node)
        let target = next.tokens + slot
        let stay = token.labelScore + emissions[Int(label)]
        if stay > target.pointee.labelScore {
            target.pointee.labelScore = stay
            target.pointee.labelHistory = token.labelHistory
        }
        let rest = upper + blank
        if rest > target.pointee.blankScore {
            target.pointee.blankScore = rest
            target.pointee.blankHistory = token.isInBlank ? token.blankHistory : token.labelHistory
            target.pointee.blankEnd = token.isInBlank ? token.blankEnd : frame
        }

        if Int(token.node) >= graph.nodeCount {
            walkTrie(token, label: label, emissions)
            return
        }
        let flags = graph.flags[Int(token.node)]
        if flags & NodeFlags.continues != 0 { moveInWord(token, label, to: token.node + 1, emissions) }
        let branch = graph.branches[Int(token.node)]
        if branch != 0 { moveInWord(token, label, to: branch, emissions) }
        if flags & NodeFlags.anyExit != 0 {
            leaveWord(token, label: label, flags: flags, emissions)
        } else {
            stumble(token, label: label, emissions)
        }
    }

    @inline(__always)
    private mutating func moveInWord(
        _ token: Token, _ label: UInt8, to node: Int32, _ emissions: UnsafeBufferPointer<Float>
    ) {
        let target = graph.labels[Int(node)]
        let throughBlank = label == target || token.isInBlank
        let score = (throughBlank ? token.blankScore : token.labelScore) + emissions[Int(target)]
        guard score > cutoff else { return }
        let slot = next.slot(of: node)
        if score > next.tokens[slot].labelScore {
            next.tokens[slot].labelScore = score
            next.tokens[slot].labelHistory = throughBlank ? token.blankHistory : token.labelHistory
        }
    }

    /// How a token passes on to another phoneme: two equal phonemes need a blank between them.
    @inline(__always)
    func wayOut(_ token: Token, throughBlank: Bool) -> WayOut {
        throughBlank
            ? WayOut(score: token.blankScore, history: token.blankHistory, end: token.blankEnd)
            : WayOut(score: token.labelScore, history: token.labelHistory, end: frame)
    }

    /// Arrives at the first phoneme of a word, or at a trie node.
    @inline(__always)
    mutating func arrive(
        at node: Int32, word: Int32, from way: WayOut, price: Float, crossing: Int32 = 0,
        _ emissions: UnsafeBufferPointer<Float>
    ) {
        let source = way.score - price
        let score = source + emissions[Int(graph.labels[Int(node)])]
        guard score > cutoff else { return }
        let slot = next.slot(of: node)
        guard score > next.tokens[slot].labelScore else { return }
        next.tokens[slot].labelScore = score
        next.tokens[slot].labelHistory = history.append(
            History.Record(
                previous: way.history, word: word, start: frame, previousEnd: way.end, score: total(source),
                crossing: crossing, cut: way.cut))
    }

    private mutating func enter(
        _ root: Int, from way: WayOut, price: Float, _ emissions: UnsafeBufferPointer<Float>
    ) {
        guard way.score - price > cutoff else { return }
        for child in Int(graph.trie.childOffsets[root])..<Int(graph.trie.childOffsets[root + 1]) {
            descend(to: child, from: way, price: price, emissions)
        }
    }

    @inline(__always)
    private mutating func walkTrie(_ token: Token, label: UInt8, _ emissions: UnsafeBufferPointer<Float>) {
        let position = Int(token.node) - graph.nodeCount + EntryTrie.rootCount
        for child in Int(graph.trie.childOffsets[position])..<Int(graph.trie.childOffsets[position + 1]) {
            let target = graph.labels[Int(graph.trie.children[child])]
            let way = wayOut(token, throughBlank: label == target || token.isInBlank)
            descend(to: child, from: way, price: 0, emissions)
        }
    }

    /// One step down a trie, or out of it into the graph.
    @inline(__always)
    private mutating func descend(
        to child: Int, from way: WayOut, price: Float, _ emissions: UnsafeBufferPointer<Float>
    ) {
        let node = graph.trie.children[child]
        let entryWord = graph.trie.entryWords[child]
        guard entryWord >= 0 else {
            arrive(at: node, word: History.Mark.trieBase - node, from: way, price: price, emissions)
            return
        }
        let word = Int(entryWord)
        if let allowedWords, word < graph.quranWordCount, !allowedWords.contains(word) { return }
        var bonus = hintedWords?.contains(word) ?? false ? prices.hintBonus : 0
        if graph.fatiha.contains(word) { bonus += prices.fatihaBonus }
        arrive(at: node, word: entryWord, from: way, price: price - bonus, crossing: node, emissions)
    }

    /// Back to the beginning of the word from its middle.
    @inline(__always)
    private mutating func stumble(_ token: Token, label: UInt8, _ emissions: UnsafeBufferPointer<Float>) {
        let way = wayOut(token, throughBlank: token.isInBlank)
        if way.score > broken.score {
            broken = way
            broken.cut = graph.position(of: token.node)
        }
        guard way.score - prices.stumble > cutoff else { return }
        let word = graph.words[Int(token.node)]
        let cut = graph.position(of: token.node)
        pass(token, label, to: graph.joinedEntries[Int(word)], word: word, price: prices.stumble, cut: cut, emissions)
        if graph.startEntries[Int(word)] != graph.joinedEntries[Int(word)] {
            pass(
                token, label, to: graph.startEntries[Int(word)], word: word, price: prices.stumble, cut: cut, emissions)
        }
    }

    /// On to the first phoneme of a word.
    @inline(__always)
    mutating func pass(
        _ token: Token, _ label: UInt8, to node: Int32, word: Int32, price: Float, cut: Int32 = 0,
        _ emissions: UnsafeBufferPointer<Float>
    ) {
        let target = graph.labels[Int(node)]
        var way = wayOut(token, throughBlank: label == target || token.isInBlank)
        way.cut = cut
        arrive(at: node, word: word, from: way, price: price, emissions)
    }

    /// Finds the best token, adapts the beam to how many are active, and keeps numbers small.
    private mutating func settle() {
        bestSlot = 0
        var top = TokenSet.none
        for index in 0..<tokens.count {
            let score = tokens.tokens[index].score
            if score > top {
                top = score
                bestSlot = index
            }
        }
        best = max(fillerScore, top)
        beam = tokens.count > prices.maximumActive ? narrowedBeam() : min(prices.beam, beam * 1.1)
        if best < -4096 { shift(by: best) }
    }

    /// The beam within which `maximumActive` nodes lie, by a histogram.
    private func narrowedBeam() -> Float {
        let bins = 128
        var histogram = [Int](repeating: 0, count: bins)
        let scale = Float(bins) / prices.beam
        for index in 0..<tokens.count {
            let bin = Int((best - tokens.tokens[index].score) * scale)
            if bin < bins { histogram[bin] += 1 }
        }
        var sum = 0
        for bin in 0..<bins {
            sum += histogram[bin]
            if sum > prices.maximumActive { return max(Float(bin) / scale, prices.minimumBeam) }
        }
        return prices.beam
    }

    private mutating func shift(by amount: Float) {
        for index in 0..<tokens.count {
            tokens.tokens[index].labelScore -= amount
            tokens.tokens[index].blankScore -= amount
        }
        fillerScore -= amount
        exit.score -= amount
        broken.score -= amount
        best -= amount
        offset += Double(amount)
    }
}

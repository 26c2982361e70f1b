import QuranCore

extension VerseSearch {
    /// From the end of a word: on, again, back, over a few words, to a verse close by.
    @inline(__always)
    mutating func leaveWord(
        _ token: Token, label: UInt8, flags: UInt8, _ emissions: UnsafeBufferPointer<Float>
    ) {
        let way = wayOut(token, throughBlank: token.isInBlank)
        if way.score > exit.score { exit = way }
        let word = Int(graph.words[Int(token.node)])
        if word >= graph.quranWordCount {
            leaveSpecialWord(token, label, word: word, emissions)
            return
        }
        if let following = graph.wordAfter(word) {
            let joined = flags & NodeFlags.joinedExit != 0
            let stopped = flags & NodeFlags.stoppingExit != 0
            go(
                token, label, to: following, joinedPrice: joined ? 0 : prices.mixedForms,
                startPrice: stopped ? 0 : prices.mixedForms, emissions)
        } else {
            changeSurah(token, label, word: word, emissions)
        }
        // The dearer arcs only where they can still lead anywhere.
        guard way.score - min(prices.back, prices.skip, prices.nearbyVerse) > cutoff else { return }
        localArcs(token, label, word: word, emissions)
    }

    private mutating func localArcs(
        _ token: Token, _ label: UInt8, word: Int, _ emissions: UnsafeBufferPointer<Float>
    ) {
        let verse = Int(graph.verseOfWord[word])
        let (first, last) = graph.surahWords(ofVerse: verse)
        for target in max(first, word - prices.wordsBack)...word {
            let price = prices.back + prices.backPerWord * Float(word - target)
            go(token, label, to: target, joinedPrice: price, startPrice: price, emissions)
        }
        if word + 2 <= last {
            for target in (word + 2)...min(last, word + 1 + prices.wordsForward) {
                let price = prices.skip + prices.skipPerWord * Float(target - word - 1)
                go(token, label, to: target, joinedPrice: price, startPrice: price, emissions)
            }
        }
        for near in max(0, verse - 2)...min(VerseID.count - 1, verse + 2) {
            let target = Int(graph.firstWords[near])
            guard target >= first, target <= last, target != word + 1 else { continue }
            go(token, label, to: target, joinedPrice: prices.nearbyVerse, startPrice: prices.nearbyVerse, emissions)
        }
    }

    /// Surah to surah, through a basmala or without one.
    private mutating func changeSurah(
        _ token: Token, _ label: UInt8, word: Int, _ emissions: UnsafeBufferPointer<Float>
    ) {
        let price = prices.surahChange
        go(token, label, to: graph.basmala.lowerBound, joinedPrice: price, startPrice: price, emissions)
        guard word + 1 < graph.quranWordCount else { return }
        go(token, label, to: word + 1, joinedPrice: price, startPrice: price, emissions)
    }

    private mutating func leaveSpecialWord(
        _ token: Token, _ label: UInt8, word: Int, _ emissions: UnsafeBufferPointer<Float>
    ) {
        let price = prices.surahChange
        if let following = graph.wordAfter(word) {
            go(token, label, to: following, joinedPrice: 0, startPrice: 0, emissions)
        } else if word + 1 == graph.istiadha.upperBound {
            go(token, label, to: graph.basmala.lowerBound, joinedPrice: 0, startPrice: 0, emissions)
            go(token, label, to: 0, joinedPrice: price, startPrice: price, emissions)
        } else if token.score - price > cutoff {
            for surah in 2...VerseID.surahCount where surah != 9 {
                let first = Int(graph.firstWords[graph.firstVerses[surah - 1]])
                go(token, label, to: first, joinedPrice: price, startPrice: price, emissions)
            }
        }
    }

    /// On to the beginning of a word, joined and after a pause.
    @inline(__always)
    private mutating func go(
        _ token: Token, _ label: UInt8, to word: Int, joinedPrice: Float, startPrice: Float,
        _ emissions: UnsafeBufferPointer<Float>
    ) {
        if let allowedWords, word < graph.quranWordCount, !allowedWords.contains(word) { return }
        let joined = graph.joinedEntries[word]
        let start = graph.startEntries[word]
        if joined == start {
            let price = min(joinedPrice, startPrice)
            pass(token, label, to: joined, word: Int32(word), price: price, emissions)
        } else {
            pass(token, label, to: joined, word: Int32(word), price: joinedPrice, emissions)
            pass(token, label, to: start, word: Int32(word), price: startPrice, emissions)
        }
    }
}

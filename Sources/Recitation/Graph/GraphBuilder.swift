/// Builds the search graph from the forms of every word.
public enum GraphBuilder {
    /// Phonemes after which a way in is walked on as separate positions, however many share them.
    static let trieDepth = 8
    /// A way in shared by this many positions or fewer is walked as separate positions.
    static let trieFanOut = 3

    /// - Parameters:
    ///   - inventoryCount: phonemes in the lexicon; ids are 0..<inventoryCount.
    ///   - verseWordCounts: words of each of the 6,236 verses in order.
    ///   - forms: the forms of a word by its number in the whole Quran.
    ///   - basmala: the words of the basmala that opens a surah.
    ///   - istiadha: the words of the opening supplication.
    public static func build(
        inventoryCount: Int, verseWordCounts: [Int], forms: (Int) -> WordForms, basmala: [WordForms],
        istiadha: [WordForms]
    ) -> RecitationGraph {
        var graph = RecitationGraph(inventoryCount: inventoryCount)
        // Node 0 is never a successor, so 0 can mean "no branch".
        appendNode(label: 0, word: -1, to: &graph)
        var word = 0
        for (verse, count) in verseWordCounts.enumerated() {
            graph.firstWords.append(Int32(word))
            for _ in 0..<count {
                graph.verseOfWord.append(Int32(verse))
                append(forms(word), word: word, to: &graph)
                word += 1
            }
        }
        graph.firstWords.append(Int32(word))
        graph.quranWordCount = word
        graph.fatiha = 0..<Int(graph.firstWords[graph.firstVerses[1]])
        graph.beginsSurah = Array(repeating: false, count: word)
        for verse in graph.firstVerses { graph.beginsSurah[Int(graph.firstWords[verse])] = true }
        graph.basmala = word..<(word + basmala.count)
        for form in basmala {
            append(form, word: word, to: &graph)
            word += 1
        }
        graph.istiadha = word..<(word + istiadha.count)
        for form in istiadha {
            append(form, word: word, to: &graph)
            word += 1
        }
        graph.nodeCount = graph.labels.count
        addTries(to: &graph)
        groupSoundAlikes(in: &graph)
        return graph
    }

    private static func appendNode(label: UInt8, word: Int, to graph: inout RecitationGraph) {
        graph.labels.append(label)
        graph.flags.append(0)
        graph.branches.append(0)
        graph.words.append(Int32(word))
    }

    /// The forms after a joined beginning share their first phonemes; so do those after a pause.
    private static func append(_ forms: WordForms, word: Int, to graph: inout RecitationGraph) {
        graph.phonemeCounts.append(UInt8(clamping: forms.joined.count))
        graph.joinedEntries.append(appendPair(forms.joined, forms.stopping, word: word, to: &graph))
        if forms.starting == forms.joined && forms.isolated == forms.stopping {
            graph.startEntries.append(graph.joinedEntries[word])
        } else {
            graph.startEntries.append(appendPair(forms.starting, forms.isolated, word: word, to: &graph))
        }
    }

    /// Two strings as a chain with one fork; returns the first node.
    private static func appendPair(
        _ main: [UInt8], _ stop: [UInt8], word: Int, to graph: inout RecitationGraph
    ) -> Int32 {
        let first = graph.labels.count
        for (position, label) in main.enumerated() {
            appendNode(label: label, word: word, to: &graph)
            if position + 1 < main.count { graph.flags[first + position] |= NodeFlags.continues }
        }
        graph.flags[first + main.count - 1] |= NodeFlags.joinedExit
        var shared = 0
        while shared < min(main.count, stop.count), main[shared] == stop[shared] { shared += 1 }
        if shared == stop.count {
            graph.flags[first + shared - 1] |= NodeFlags.stoppingExit
        } else if shared == 0 {
            // Nothing shared: a detour through a silent fork is not possible, so the joined form stands alone.
            graph.flags[first + main.count - 1] |= NodeFlags.stoppingExit
        } else {
            let tail = graph.labels.count
            graph.branches[first + shared - 1] = Int32(tail)
            for (position, label) in stop[shared...].enumerated() {
                appendNode(label: label, word: word, to: &graph)
                if shared + position + 1 < stop.count { graph.flags[tail + position] |= NodeFlags.continues }
            }
            graph.flags[graph.labels.count - 1] |= NodeFlags.stoppingExit
        }
        return Int32(first)
    }

    /// Verses with equal phonemes, recited alone, form a group.
    private static func groupSoundAlikes(in graph: inout RecitationGraph) {
        var groups: [[UInt8]: Int32] = [:]
        var members: [Int32: [Int32]] = [:]
        for verse in 0..<(graph.firstWords.count - 1) {
            var sound: [UInt8] = []
            for word in graph.wordRange(ofVerse: verse) {
                let isFirst = word == Int(graph.firstWords[verse])
                let isLast = word + 1 == Int(graph.firstWords[verse + 1])
                sound += graph.sound(of: isFirst ? graph.startEntries[word] : graph.joinedEntries[word], stops: isLast)
            }
            let group = groups[sound] ?? Int32(groups.count)
            groups[sound] = group
            graph.soundGroups.append(group)
            members[group, default: []].append(Int32(verse))
        }
        graph.soundAlikes = members.filter { $0.value.count > 1 }
    }
}

extension RecitationGraph {
    /// The phonemes of one form of a word, from its first node.
    func sound(of first: Int32, stops: Bool) -> [UInt8] {
        var sound: [UInt8] = []
        var node = Int(first)
        while true {
            sound.append(labels[node])
            if stops && flags[node] & NodeFlags.stoppingExit != 0 { return sound }
            if stops && branches[node] != 0 {
                node = Int(branches[node])
            } else if flags[node] & NodeFlags.continues != 0 {
                node += 1
            } else {
                return sound
            }
        }
    }
}

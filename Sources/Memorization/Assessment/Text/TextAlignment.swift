/// Finds the cheapest way through a recited text and a passage, by dynamic programming.
///
/// A state is how many recited words are behind and which word of the passage is awaited. From a state one
/// can match (one word of the passage with one or more recited words, or two with one), pass over a word,
/// take a recited word for strange, or go back to any earlier word. See `AlignmentRules` for the prices.
struct TextAlignment {
    /// The steps in order.
    let steps: [AlignmentStep]

    /// - Parameter isFinal: false while more may be recited: words after the last are then not passed over.
    init(_ recited: RecitedText, with passage: Passage, isFinal: Bool) {
        var table = Table(recited, passage)
        table.fill()
        self.steps = table.trace(isFinal: isFinal)
    }

    private enum Origin {
        case none, skip, strange
        case match(tokens: UInt8, words: UInt8)
        case back(from: Int32)
    }

    private struct Cell {
        var cost = Double.infinity
        var origin = Origin.none
    }

    private struct Row {
        var first: Int
        var cells: [Cell]

        subscript(word: Int) -> Cell {
            get { cells.indices.contains(word - first) ? cells[word - first] : Cell() }
            set { if cells.indices.contains(word - first) { cells[word - first] = newValue } }
        }
        var words: Range<Int> { first..<first + cells.count }
    }

    private struct Table {
        let recited: RecitedText
        let passage: Passage
        /// The most words that a recogniser may write for one word of the passage.
        let longest: Int
        var rows: [Row] = []

        init(_ recited: RecitedText, _ passage: Passage) {
            self.longest = passage.spellings.reduce(1) { max($0, $1.mostTokens) }
            self.recited = recited
            self.passage = passage
        }

        private var wordCount: Int { passage.words.count }

        mutating func fill() {
            rows.append(row(around: 0))
            rows[0][0] = Cell(cost: 0)
            passOver(in: 0)
            for token in recited.tokens.indices {
                let best = rows[token].words.min { rows[token][$0].cost < rows[token][$1].cost } ?? 0
                rows.append(row(around: best))
                arrive(at: token + 1)
                passOver(in: token + 1)
                goBack(in: token + 1)
            }
        }

        private func row(around word: Int) -> Row {
            let first = max(0, word - AlignmentRules.band)
            let last = min(wordCount, word + AlignmentRules.band)
            return Row(first: first, cells: Array(repeating: Cell(), count: last - first + 1))
        }

        /// Every way in which the last recited word can be used up.
        private mutating func arrive(at row: Int) {
            let endings = (1...min(row, longest)).map { recited.joined(row - $0..<row) }
            for word in rows[row].words {
                var best = Cell(cost: rows[row - 1][word].cost + AlignmentRules.strangeWord, origin: .strange)
                if word > 0 {
                    for count in 1...min(row, passage.spellings[word - 1].mostTokens) {
                        consider(&best, row: row, word: word, tokens: count, words: 1, endings[count - 1])
                    }
                }
                if word > 1 { consider(&best, row: row, word: word, tokens: 1, words: 2, endings[0]) }
                if best.cost < .infinity { rows[row][word] = best }
            }
        }

        private func consider(
            _ best: inout Cell, row: Int, word: Int, tokens: Int, words: Int, _ letters: [Unicode.Scalar]
        ) {
            let before = rows[row - tokens][word - words].cost
            guard before < best.cost,
                let similarity = similarity(letters, tokens: tokens, word - words..<word)
            else { return }
            let cost = before + 1 - similarity
            if cost < best.cost { best = Cell(cost: cost, origin: .match(tokens: UInt8(tokens), words: UInt8(words))) }
        }

        /// nil below the threshold.
        private func similarity(_ letters: [Unicode.Scalar], tokens: Int, _ words: Range<Int>) -> Double? {
            let isSplit = tokens > 1 || words.count > 1
            let threshold = isSplit ? AlignmentRules.splitThreshold : AlignmentRules.threshold
            var best = 0.0
            for form in passage.spellings[words.lowerBound].forms {
                let form = words.count == 1 ? form : form + passage.spellings[words.lowerBound + 1].forms[0]
                guard LetterSimilarity.bound(form.count, letters.count) >= max(threshold, best) else { continue }
                best = max(best, LetterSimilarity.similarity(form, letters))
                if best == 1 { break }
            }
            return best >= threshold ? best : nil
        }

        private mutating func passOver(in row: Int) {
            for word in rows[row].words.dropFirst() {
                let cost = rows[row][word - 1].cost + AlignmentRules.skippedWord
                if cost < rows[row][word].cost { rows[row][word] = Cell(cost: cost, origin: .skip) }
            }
        }

        private mutating func goBack(in row: Int) {
            var cheapest = (cost: Double.infinity, word: 0)
            for word in rows[row].words.reversed() {
                let here = rows[row][word].cost
                if cheapest.cost + AlignmentRules.goingBack < here {
                    rows[row][word] = Cell(
                        cost: cheapest.cost + AlignmentRules.goingBack, origin: .back(from: Int32(cheapest.word)))
                }
                if here < cheapest.cost { cheapest = (here, word) }
            }
        }

        func trace(isFinal: Bool) -> [AlignmentStep] {
            var row = rows.count - 1
            func end(_ word: Int) -> Double {
                rows[row][word].cost + (isFinal ? Double(wordCount - word) * AlignmentRules.skippedWord : 0)
            }
            var word = rows[row].words.min { end($0) < end($1) } ?? 0
            var steps: [AlignmentStep] = isFinal ? (word..<wordCount).reversed().map { .skip(word: $0) } : []
            while row > 0 || word > 0 {
                switch rows[row][word].origin {
                case .none:
                    return steps.reversed()
                case .skip:
                    word -= 1
                    steps.append(.skip(word: word))
                case .strange:
                    row -= 1
                    steps.append(.strange(token: row, at: word))
                case .match(let tokens, let words):
                    let tokenRange = row - Int(tokens)..<row
                    let wordRange = word - Int(words)..<word
                    steps.append(
                        .match(
                            tokens: tokenRange, words: wordRange,
                            similarity: similarity(recited.joined(tokenRange), tokens: tokenRange.count, wordRange)
                                ?? 0))
                    row -= Int(tokens)
                    word -= Int(words)
                case .back(let from):
                    steps.append(.back(to: word))
                    word = Int(from)
                }
            }
            return steps.reversed()
        }
    }
}

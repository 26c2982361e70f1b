import QuranCore

/// Finds the verses that a text quotes, in whichever script and with or without mistakes.
public struct VerseMatcher: Sendable {
    public let index: VerseIndex

    /// How far the place may lie from what the votes say, in letters, beyond a share of the text's length.
    private static let padding = 12
    /// Stretches looked at per search.
    private static let candidateLimit = 96
    /// A rank bonus for the hinted surah: less than one letter in thirty, so that a clear text is never overruled.
    private static let hintBonus = 0.03
    /// A rank bonus for whole verses over parts of longer ones, at equal score.
    private static let coverageBonus = 0.01

    public init(index: VerseIndex) { self.index = index }

    /// The places that fit `text`, best first.
    ///
    /// - Parameters:
    ///   - text: Arabic text, any script, vowels and marks welcome; a basmala in front of a verse is recognised.
    ///   - surahHint: 1...114; preferred among about equal matches, never excluding others.
    ///   - limit: most matches to return.
    /// - Returns: empty when the text has no Arabic letter or nothing in the Quran resembles it.
    public func search(_ text: String, surahHint: Int? = nil, limit: Int = 5) -> [VerseMatch] {
        let letters = TextFolder.fold(text).letters
        guard !letters.isEmpty, limit > 0 else { return [] }
        var finds = finds(letters, hasBasmala: false)
        let prefix = basmalaLength(in: letters)
        if prefix > 0, prefix < letters.count {
            finds += self.finds(Array(letters[prefix...]), hasBasmala: true)
        }
        for slot in finds.indices {
            let isHinted = finds[slot].span.from.surah == surahHint
            finds[slot].rank += isHinted ? Self.hintBonus : 0
        }
        return ranked(finds, limit: limit)
    }

    /// The best place alone, or nil.
    public func best(_ text: String, surahHint: Int? = nil) -> VerseMatch? {
        search(text, surahHint: surahHint, limit: 1).first
    }

    /// One place before twins are brought together.
    private struct Find {
        var span: VerseSpan
        var range: Range<Int>
        var score: Double
        var coverage: Double
        var hasBasmala: Bool
        var rank: Double
    }

    private func finds(_ letters: [UInt8], hasBasmala: Bool) -> [Find] {
        let stream = index.stream
        var ranges: [Range<Int>: Int] = [:]
        for segment in index.wholeSegments[letters] ?? [] { ranges[stream.range(ofSegment: segment)] = 0 }
        var aligner = SemiGlobalAligner()
        let slack = Self.padding + letters.count / 8
        for candidate in index.trigrams.candidates(for: letters[...], limit: Self.candidateLimit, floor: 0.4) {
            let middle = min(max(candidate.diagonal + letters.count / 2, 0), stream.letters.count - 1)
            let region = (candidate.diagonal - slack..<candidate.diagonal + letters.count + slack)
                .clamped(to: stream.reach(around: middle))
            guard let fit = aligner.align(letters, in: region, of: stream), !fit.range.isEmpty else { continue }
            ranges[fit.range] = min(ranges[fit.range] ?? .max, fit.distance)
        }
        return ranges.compactMap { range, distance in
            find(range, distance: distance, letters: letters, hasBasmala: hasBasmala)
        }
    }

    private func find(_ range: Range<Int>, distance: Int, letters: [UInt8], hasBasmala: Bool) -> Find? {
        let stream = index.stream
        let segments = segments(of: range)
        guard let first = stream.verses[segments.lowerBound], let last = stream.verses[segments.upperBound] else {
            return nil
        }
        let whole = stream.starts[segments.lowerBound]..<stream.starts[segments.upperBound + 1]
        // Letters of a verse that is not in the span explain nothing.
        let inside = range.clamped(to: whole).count
        let errors = distance + range.count - inside
        let score = max(0, 1 - Double(errors) / Double(max(letters.count, range.count)))
        let coverage = Double(inside) / Double(whole.count)
        // A basmala taken off is worth less than one that is part of the verse.
        let rank = score + Self.coverageBonus * coverage - (hasBasmala ? 0.001 : 0)
        return Find(
            span: VerseSpan(.init(index: first), to: .init(index: last)), range: range, score: score,
            coverage: coverage, hasBasmala: hasBasmala, rank: rank)
    }

    /// Segments that a stretch covers, without those at its ends of which it has a few letters only.
    private func segments(of range: Range<Int>) -> ClosedRange<Int> {
        let stream = index.stream
        var first = Int(stream.segmentOf[range.lowerBound])
        var last = Int(stream.segmentOf[range.upperBound - 1])
        func share(_ segment: Int) -> Int { stream.range(ofSegment: segment).clamped(to: range).count }
        func isWhole(_ segment: Int) -> Bool { share(segment) == stream.range(ofSegment: segment).count }
        while first < last, !isWhole(first), share(first) < 4, share(first) < share(last) { first += 1 }
        while first < last, !isWhole(last), share(last) < 4 { last -= 1 }
        return first...last
    }

    private func ranked(_ finds: [Find], limit: Int) -> [VerseMatch] {
        let order = finds.sorted { ($1.rank, $0.span) < ($0.rank, $1.span) }
        var matches: [VerseMatch] = []
        var seen: Set<VerseSpan> = []
        var twinsOf: [[UInt8]: Int] = [:]
        var twins: [[VerseSpan]] = []
        for find in order where seen.insert(find.span).inserted {
            let letters = Array(index.stream.letters[find.range])
            if let slot = twinsOf[letters] {
                twins[slot].append(find.span)
            } else if matches.count < limit {
                twinsOf[letters] = matches.count
                twins.append([])
                matches.append(
                    VerseMatch(
                        span: find.span, score: find.score, coverage: find.coverage, hasBasmala: find.hasBasmala,
                        alternatives: []))
            }
        }
        return zip(matches, twins).map { match, twins in
            VerseMatch(
                span: match.span, score: match.score, coverage: match.coverage, hasBasmala: match.hasBasmala,
                alternatives: twins.sorted())
        }
    }

    /// Letters of a basmala at the front of the text, also with up to two of its letters wrong; 0 without one.
    private func basmalaLength(in letters: [UInt8]) -> Int {
        let basmala = index.basmala
        guard letters.count >= basmala.count - 2 else { return 0 }
        var costs = Array(0...basmala.count)
        var best = (cost: 3, length: 0)
        for (row, letter) in letters.prefix(basmala.count + 2).enumerated() {
            var diagonal = costs[0]
            costs[0] = row + 1
            for column in 1...basmala.count {
                let changed = diagonal + (letter == basmala[column - 1] ? 0 : 1)
                diagonal = costs[column]
                costs[column] = min(changed, diagonal + 1, costs[column - 1] + 1)
            }
            if costs[basmala.count] < best.cost { best = (costs[basmala.count], row + 1) }
        }
        return best.length
    }
}

import QuranCore

/// Splits the letters of a window into stretches that are places in the Quran, and what is left unexplained.
struct WindowExplainer {
    /// A stretch explained.
    struct Piece {
        var alignment: LocalAligner.Alignment
        /// What it says about each verse it touches, in order.
        var parts: [Part]
        /// Score of the best other verse for the same stretch; very low without one.
        var rival: Float
        /// Verses with the same letters, when the piece is one whole verse.
        var twins: [Int]
        /// Share of the letters on both sides that agree, 0...1.
        var agreement: Float
        /// Words of the Quran it touches.
        var wordCount: Int
    }

    /// The part of a piece inside one verse.
    struct Part {
        /// Verse index, nil in the isti'adha.
        var verse: Int?
        /// Letters within the verse's own segment.
        var range: Range<Int>
        /// Sum of the gains, without prior, in nats.
        var gain: Float
        /// Share of the verse's letters.
        var coverage: Float
    }

    let index: VerseIndex
    private var aligner = LocalAligner()

    /// Pieces below this score are chance.
    private static let leastScore: Float = 2
    /// Places the index may name besides the neighbourhood.
    private static let candidateLimit = 48
    /// Shortest rest worth explaining, in letters.
    private static let leastLetters = 3

    init(index: VerseIndex) { self.index = index }

    /// The pieces of a window, in the order in which they were recited.
    mutating func explain(_ letters: [UInt8], prior: PositionPrior) -> [Piece] {
        var pieces: [Piece] = []
        explain(letters[...], prior: prior, into: &pieces)
        return pieces.sorted { $0.alignment.text.lowerBound < $1.alignment.text.lowerBound }
    }

    /// Letters at the front of a window that are the end of a basmala: the length at which most letters agree, each
    /// error counted as four; 0 when there are fewer than three.
    func basmalaTail(_ letters: [UInt8]) -> Int {
        let basmala = index.basmala
        var costs = [Int](repeating: 0, count: basmala.count + 1)
        var best = (gain: 2, length: 0)
        for (row, letter) in letters.prefix(basmala.count + 4).enumerated() {
            var diagonal = costs[0]
            costs[0] = row + 1
            for column in 1...basmala.count {
                let changed = diagonal + (letter == basmala[column - 1] ? 0 : 1)
                diagonal = costs[column]
                costs[column] = min(changed, diagonal + 1, costs[column - 1] + 1)
            }
            let gain = row + 1 - 4 * costs[basmala.count]
            if gain > best.gain { best = (gain, row + 1) }
        }
        return best.length
    }

    private mutating func explain(_ text: ArraySlice<UInt8>, prior: PositionPrior, into pieces: inout [Piece]) {
        guard text.count >= Self.leastLetters, pieces.count < 4, let piece = best(text, prior: prior) else { return }
        pieces.append(piece)
        let range = piece.alignment.text
        explain(text[..<range.lowerBound], prior: prior, into: &pieces)
        var later = prior
        if let last = piece.parts.last, let verse = last.verse, let place = prior.place,
            (0...1).contains(verse - place.verse)
        {
            let end = last.range.upperBound
            later.place = .init(verse: verse, end: end, recentStart: end, reach: max(place.reach, end + 12))
        }
        explain(text[range.upperBound...], prior: later, into: &pieces)
    }

    private mutating func best(_ text: ArraySlice<UInt8>, prior: PositionPrior) -> Piece? {
        let stream = index.stream
        var best: LocalAligner.Alignment?
        // Best end in each segment, with the segment in which that alignment begins.
        var bySegment: [Int: (score: Float, origin: Int)] = [:]
        for region in regions(for: text, prior: prior) {
            guard
                let result = aligner.align(
                    text, region: region, stream: stream.letters, entry: prior.costs(in: region),
                    frontEntry: prior.isSliding ? prior.costs(in: region, atFront: true) : nil,
                    exit: prior.exits(in: region), model: index.letterModel)
            else { continue }
            if result.best.score > best?.score ?? -.infinity { best = result.best }
            for (column, end) in result.ends.enumerated() where end.score > 0 {
                let segment = Int(stream.segmentOf[region.lowerBound + column])
                if end.score > bySegment[segment]?.score ?? -.infinity {
                    bySegment[segment] = (end.score, Int(stream.segmentOf[region.lowerBound + end.origin]))
                }
            }
        }
        guard let best, best.score >= Self.leastScore else { return nil }
        return piece(best, bySegment: bySegment)
    }

    private func piece(
        _ alignment: LocalAligner.Alignment, bySegment: [Int: (score: Float, origin: Int)]
    ) -> Piece {
        let stream = index.stream
        let parts = parts(of: alignment)
        let verses = Set(parts.compactMap(\.verse))
        var twins: [Int] = []
        if parts.count == 1, let only = parts.first, let verse = only.verse, only.coverage > 0.8 {
            twins = index.twins(of: VerseID(index: verse)).map(\.index)
        }
        var rival: Float = -.infinity
        for (segment, end) in bySegment {
            guard let verse = stream.verses[segment], let origin = stream.verses[end.origin] else { continue }
            if verses.contains(verse) || verses.contains(origin) || twins.contains(verse) { continue }
            rival = max(rival, end.score)
        }
        let matches = alignment.gains.count { $0.gain > 0 }
        let words = alignment.stream.count { stream.isWordStart($0) || $0 == alignment.stream.lowerBound }
        return Piece(
            alignment: alignment, parts: parts, rival: rival, twins: twins,
            agreement: Float(matches) / Float(max(alignment.text.count, alignment.stream.count)), wordCount: words)
    }

    private func parts(of alignment: LocalAligner.Alignment) -> [Part] {
        let stream = index.stream
        var parts: [Part] = []
        var segment = -1
        for (position, gain) in alignment.gains {
            let own = Int(stream.segmentOf[position])
            if own != segment {
                segment = own
                parts.append(
                    Part(verse: stream.verses[own], range: position..<position + 1, gain: 0, coverage: 0))
            }
            parts[parts.count - 1].gain += gain
            parts[parts.count - 1].range = parts[parts.count - 1].range.lowerBound..<position + 1
        }
        return parts.map { part in
            var part = part
            let whole = stream.range(ofSegment: Int(stream.segmentOf[part.range.lowerBound]))
            part.coverage = Float(part.range.count) / Float(whole.count)
            if let verse = part.verse, verse != Int(stream.segmentOf[part.range.lowerBound]) {
                part.range = scaled(part.range, from: whole, to: stream.range(ofSegment: verse))
            }
            return part
        }
    }

    /// A stretch of a verse's other form, as a stretch of the verse itself.
    private func scaled(_ range: Range<Int>, from: Range<Int>, to: Range<Int>) -> Range<Int> {
        func map(_ position: Int) -> Int {
            to.lowerBound + (position - from.lowerBound) * to.count / from.count
        }
        let start = map(range.lowerBound)
        return start..<max(map(range.upperBound), start + 1)
    }

    /// Where to look: around the tracked place, at the basmala and isti'adha, and where the index points.
    private func regions(for text: ArraySlice<UInt8>, prior: PositionPrior) -> [Range<Int>] {
        let stream = index.stream
        var chain: [Range<Int>] = [stream.range(ofSegment: 0)]
        var others: [Range<Int>] = [stream.range(ofSegment: stream.istiadhaSegment)]
        if let place = prior.place {
            let first = stream.starts[max(place.verse - 1, 0)]
            let last = stream.starts[min(place.verse + 4, VerseID.count)]
            chain.append(max(first, place.end - 300)..<min(last, place.end + 400))
            for verse in place.verse...min(place.verse + 1, VerseID.count - 1) {
                others += (stream.variants[verse] ?? []).map(stream.range(ofSegment:))
            }
        }
        let slack = 16 + text.count / 8
        let candidates = index.trigrams.candidates(
            for: text, limit: Self.candidateLimit, floor: prior.place == nil ? 0.4 : 0.6, preferred: prior.preferred)
        for candidate in candidates {
            let middle = min(max(candidate.diagonal + text.count / 2, 0), stream.letters.count - 1)
            let reach = stream.reach(around: middle)
            let region = (candidate.diagonal - slack..<candidate.diagonal + text.count + slack).clamped(to: reach)
            if region.isEmpty { continue }
            if reach.lowerBound == 0 { chain.append(region) } else { others.append(region) }
        }
        let joined = merged(chain)
        let parted = prior.isOpeningSurah ? joined : joined.flatMap { apart($0, at: stream.starts[1]) }
        return parted + Set(others).sorted { $0.lowerBound < $1.lowerBound }
    }

    /// A basmala is followed by any surah, not only by 1:2.
    private func apart(_ region: Range<Int>, at end: Int) -> [Range<Int>] {
        region.contains(end) && region.lowerBound < end
            ? [region.lowerBound..<end, end..<region.upperBound] : [region]
    }

    private func merged(_ regions: [Range<Int>]) -> [Range<Int>] {
        regions.sorted { $0.lowerBound < $1.lowerBound }.reduce(into: []) { merged, region in
            if let last = merged.last, region.lowerBound <= last.upperBound {
                merged[merged.count - 1] = last.lowerBound..<max(last.upperBound, region.upperBound)
            } else {
                merged.append(region)
            }
        }
    }
}

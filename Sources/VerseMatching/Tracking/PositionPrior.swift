import QuranCore

/// What it costs, in nats, to believe that a stretch begins at a letter, given where the reciter was.
///
/// Roughly the negative logarithm of the probability of that place: a free start is one of 260,000 letters
/// (12.5 nats), one in a hinted surah one of a few thousand, the next verse is nearly certain once this one ends.
struct PositionPrior {
    var stream: LetterStream
    /// The tracked verse and the end of what was heard of it; nil while searching.
    var place: Place?

    struct Place {
        var verse: Int
        /// Behind the last letter heard.
        var end: Int
        /// First letter heard in audio that the window has too.
        var recentStart: Int
        /// How far the reciter may have come since, at the fastest.
        var reach: Int
    }

    /// The verse that was lost, whose neighbourhood stays likelier.
    var memory: Int?
    var hint: Int?
    /// Whether an earlier window heard a basmala in audio that this one has too.
    var isBasmalaFresh = false
    /// Whether the window begins in audio that an earlier one had too, so that its front is the middle of something.
    var isSliding = false

    private enum Cost {
        static let anywhere: Float = 12.5
        static let strange: Float = 14
        static let whileTracking: Float = 13.5
        static let sameSurah: Float = 8.5
        static let hinted: Float = 8
        static let basmala: Float = 8
        static let freshBasmala: Float = 3
        static let verseStart: Float = 3
        static let surahStart: Float = 4
        static let insideWord: Float = 1
    }

    /// Costs for each letter of a region.
    ///
    /// - Parameter atFront: for a stretch at the front of a sliding window, where a verse is no likelier to begin.
    func costs(in region: Range<Int>, atFront: Bool = false) -> [Float] {
        var costs: [Float] = []
        costs.reserveCapacity(region.count)
        var segment = -1
        var base: Float = 0
        for position in region {
            let own = Int(stream.segmentOf[position])
            if own != segment {
                segment = own
                base = segmentCost(own)
            }
            var cost = base
            if let near = nearCost(position, segment: own) {
                cost = near
            } else if !atFront {
                cost -= openingBonus(own, offset: position - stream.starts[own])
            }
            if !stream.isWordStart(position) { cost += Cost.insideWord }
            costs.append(max(cost, 0.5))
        }
        return costs
    }

    /// What ending behind each letter of a region gains: verses are rather recited to their end.
    func exits(in region: Range<Int>) -> [Float] {
        region.map { position in
            position + 1 == stream.starts[Int(stream.segmentOf[position]) + 1] ? 1 : 0
        }
    }

    /// Whether the words of the basmala are verse 1:1, with 1:2 to follow.
    var isOpeningSurah: Bool { place.map { $0.verse <= 1 } ?? (hint == 1) }

    /// The surah that is likelier than others, as a stretch of the stream.
    var preferred: Range<Int>? {
        let verse = place?.verse ?? memory
        guard let surah = verse.map({ VerseID(index: $0).surah }) ?? hint,
            let first = VerseID(surah: surah, ayah: 1)
        else { return nil }
        return stream.starts[first.index]..<stream.starts[first.index + VerseID.ayahCounts[surah - 1]]
    }

    /// A verse begins at its first letter; the first verse of a surah is also known with a letter or two cut off.
    private func openingBonus(_ segment: Int, offset: Int) -> Float {
        guard Float(offset) < Cost.surahStart, let verse = stream.verses[segment] else { return 0 }
        if VerseID(index: verse).ayah == 1 { return Cost.surahStart - Float(offset) }
        return offset == 0 ? Cost.verseStart : 0
    }

    private func segmentCost(_ segment: Int) -> Float {
        guard let verse = stream.verses[segment] else { return Cost.anywhere - Cost.surahStart }
        let surah = VerseID(index: verse).surah
        if verse == 0, isBasmalaFresh { return Cost.freshBasmala }
        if verse == 0, place.map({ $0.verse != 0 }) ?? (hint != 1 && (hint ?? memory) != nil) { return Cost.basmala }
        if let place {
            guard surah == VerseID(index: place.verse).surah else { return Cost.whileTracking }
            switch verse - place.verse {
            case 2: return 7.5
            case 3: return 8
            case -1: return 7.5
            default: return Cost.sameSurah
            }
        }
        if let memory {
            guard surah == VerseID(index: memory).surah else { return Cost.strange }
            return abs(verse - memory) <= 3 ? 6 : Cost.sameSurah
        }
        guard let hint else { return Cost.anywhere }
        return surah == hint ? Cost.hinted : Cost.strange
    }

    /// Costs around the tracked place, letter by letter.
    private func nearCost(_ position: Int, segment: Int) -> Float? {
        guard let place else { return nil }
        guard let verse = stream.verses[segment] else { return nil }
        if segment < VerseID.count, position < stream.starts[place.verse + 1] {
            if position >= place.recentStart - 4, position <= place.reach { return 1 }
            guard verse == place.verse else { return nil }
            return position < place.recentStart ? 3 : min(3 + 0.15 * Float(position - place.reach), 12)
        }
        if verse == place.verse { return 1 }
        guard verse == place.verse + 1 else { return nil }
        let offset = position - stream.starts[segment]
        let early = max(0, stream.starts[place.verse + 1] - max(place.reach - 12, place.end))
        return 1.5 + min(0.1 * Float(early), 8) + min(0.15 * Float(offset), 3)
    }
}

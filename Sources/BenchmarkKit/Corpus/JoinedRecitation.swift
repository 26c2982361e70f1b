import QuranCore

/// Verse files joined into recordings whose verse ends are known.
public enum JoinedRecitation {
    /// Joins the verse files of a folder, surah by surah and reciter by reciter.
    ///
    /// Silence around each file is removed first, so that the pauses are those of the plan and a verse ends where
    /// its voice does. Every file is decoded once here, for the ends, and again when its clip is used, so that one
    /// recording at a time is in memory.
    ///
    /// - Parameters:
    ///   - path: A folder as of `EveryAyahFolder`.
    ///   - longest: Verses in one recording at most.
    ///   - seed: Decides the pauses.
    ///   - load: Decodes a file to 16 kHz mono samples.
    public static func clips(
        path: String, longest: Int, seed: UInt64, load: @escaping @Sendable (String) throws -> [Float]
    ) throws -> [BenchmarkClip] {
        try JoinPlan.plans(EveryAyahFolder.entries(path: path), longest: longest, seed: seed).map { plan in
            let spans = try join(plan, load: load).spans
            let first = plan.entries[0]
            let last = plan.entries[plan.entries.count - 1]
            return BenchmarkClip(
                id: "\(first.reciter)/\(first.verse)-\(last.verse.ayah)", source: first.reciter,
                category: plan.entries.count == 1 ? "joined-single" : "joined",
                audio: .samples { try join(plan, load: load).samples }, expected: plan.entries.map(\.verse),
                spans: spans)
        }
    }

    static func join(
        _ plan: JoinPlan, load: (String) throws -> [Float]
    ) throws -> (samples: [Float], spans: [VerseSpan]) {
        var samples: [Float] = []
        var spans: [VerseSpan] = []
        for (entry, pause) in zip(plan.entries, plan.pauses) {
            samples += repeatElement(0, count: Int((pause * Audio.sampleRate).rounded()))
            let file = try load(entry.path)
            let start = samples.count
            samples += file[VoicedExtent.range(of: file)]
            spans.append(
                VerseSpan(
                    verse: entry.verse, start: Double(start) / Audio.sampleRate,
                    end: Double(samples.count) / Audio.sampleRate))
        }
        return (samples, spans)
    }
}

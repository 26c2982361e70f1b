import QuranCore

/// Which verse files are joined into one recording, and the pauses between them.
struct JoinPlan: Equatable {
    let entries: [EveryAyahFolder.Entry]
    /// Seconds of silence before each verse; the first leads in.
    let pauses: [Double]

    /// Runs of consecutive verses of one surah by one reciter, cut at `longest` verses, with pauses of 0.2 to 1.5 s.
    ///
    /// - Parameter seed: Decides the pauses; the same seed gives the same recordings.
    static func plans(_ entries: [EveryAyahFolder.Entry], longest: Int, seed: UInt64) -> [JoinPlan] {
        var runs: [[EveryAyahFolder.Entry]] = []
        for entry in entries {
            if let last = runs.last?.last, last.reciter == entry.reciter, last.verse.surah == entry.verse.surah,
                last.verse.ayah + 1 == entry.verse.ayah, runs[runs.count - 1].count < longest
            {
                runs[runs.count - 1].append(entry)
            } else {
                runs.append([entry])
            }
        }
        var generator = SeededGenerator(seed: seed)
        return runs.map { run in
            JoinPlan(entries: run, pauses: run.map { _ in generator.uniform(0.2..<1.5) })
        }
    }
}

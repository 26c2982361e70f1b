/// Phonemes that reciters, rooms and models take for one another.
///
/// A phoneme may be heard as one of its group at `SearchPrices.similarPhoneme`. Without this a lisped or
/// telephoned consonant costs as much as a wholly different word.
public enum PhonemeSimilarity {
    /// Groups by place and manner of articulation, in the symbols of quranic-phonemizer.
    private static let groups = [
        "b bb Q", "d dd dˤ dˤdˤ", "t tt tˤ tˤtˤ", "dˤ dˤdˤ ðˤ ðˤðˤ", "f ff", "h hh ħ ħħ", "i i: j jj j̃", "a a: aˤ:",
        "k kk q qq", "l ll lˤlˤ", "m m̃ n ñ ŋ", "r rr rˤ rˤrˤ", "s ss sˤ sˤsˤ θ θθ", "z zz ð ðð ðˤ ðˤðˤ", "u u: w ww w̃",
        "ʔ ʕ ʕʕ", "x xx ɣ", "ʃ ʃʃ", "ʒ ʒʒ",
    ]

    /// For each phoneme of an inventory the others it may be taken for.
    public static func neighbours(in inventory: [String]) -> [[Int]] {
        var neighbours: [Set<Int>] = Array(repeating: [], count: inventory.count)
        for group in groups {
            let members = group.split(separator: " ").compactMap { symbol in inventory.firstIndex { $0 == symbol } }
            for member in members { neighbours[member].formUnion(members) }
        }
        return neighbours.enumerated().map { index, set in set.subtracting([index]).sorted() }
    }
}

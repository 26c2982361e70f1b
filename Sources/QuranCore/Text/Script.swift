/// The spellings of the Quran that are built in.
public enum Script: CaseIterable, Sendable {
    /// The spelling of the mushaf with vowels, pause marks, rub and sajda signs (Tanzil Uthmani 1.1).
    case uthmani
    /// Modern spelling with vowels, without pause marks (Tanzil Simple 1.1).
    case imlaei
}

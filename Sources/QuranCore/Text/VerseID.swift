/// A verse by surah and ayah number, both counted from 1, in the Kufan (Hafs) count of 6,236 verses.
public struct VerseID: Hashable, Sendable, Comparable, CustomStringConvertible {
    /// Number of the surah, 1...114.
    public let surah: Int
    /// Number of the ayah within its surah, from 1.
    public let ayah: Int

    /// The verse with these numbers, or nil when the Quran has no such verse.
    public init?(surah: Int, ayah: Int) {
        guard (1...Self.surahCount).contains(surah),
            ayah >= 1, ayah <= Self.ayahCounts[surah - 1]
        else { return nil }
        self.surah = surah
        self.ayah = ayah
    }

    /// The verse at a position in the whole Quran.
    ///
    /// - Parameter index: 0 for 1:1 up to 6,235 for 114:6; anything else is a programmer's error.
    public init(index: Int) {
        precondition((0..<Self.count).contains(index), "verse index \(index) is outside 0..<6236")
        var low = 0
        var high = Self.surahCount - 1
        while low < high {
            let middle = (low + high + 1) / 2
            if Self.firstIndices[middle] <= index { low = middle } else { high = middle - 1 }
        }
        self.surah = low + 1
        self.ayah = index - Self.firstIndices[low] + 1
    }

    /// Position in the whole Quran, 0 for 1:1.
    public var index: Int { Self.firstIndices[surah - 1] + ayah - 1 }

    public var description: String { "\(surah):\(ayah)" }

    public static func < (left: VerseID, right: VerseID) -> Bool {
        (left.surah, left.ayah) < (right.surah, right.ayah)
    }

    /// Verses in the whole Quran.
    public static let count = 6236
    /// Surahs in the Quran.
    public static let surahCount = 114

    /// Verses in each surah, in order of the mushaf.
    public static let ayahCounts: [Int] = [
        7, 286, 200, 176, 120, 165, 206, 75, 129, 109, 123, 111, 43, 52, 99, 128, 111, 110, 98, 135, 112, 78, 118, 64,
        77, 227, 93, 88, 69, 60, 34, 30, 73, 54, 45, 83, 182, 88, 75, 85, 54, 53, 89, 59, 37, 35, 38, 29, 18, 45, 60,
        49, 62, 55, 78, 96, 29, 22, 24, 13, 14, 11, 11, 18, 12, 12, 30, 52, 52, 44, 28, 28, 20, 56, 40, 31, 50, 40, 46,
        42, 29, 19, 36, 25, 22, 17, 19, 26, 30, 20, 15, 21, 11, 8, 8, 19, 5, 8, 8, 11, 11, 8, 3, 9, 5, 4, 7, 3, 6, 3, 5,
        4, 5, 6,
    ]

    /// `VerseID.index` of the first verse of each surah.
    static let firstIndices: [Int] = ayahCounts.reduce(into: (next: 0, all: [Int]())) { sum, verses in
        sum.all.append(sum.next)
        sum.next += verses
    }.all
}

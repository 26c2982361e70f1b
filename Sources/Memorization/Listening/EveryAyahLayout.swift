public import QuranCore

/// Where a recording of a verse lies in EveryAyah's layout: `<Reciter>_<bit rate>kbps/SSSAAA.mp3`.
public enum EveryAyahLayout {
    /// As in "002255.mp3".
    public static func fileName(of verse: VerseID) -> String { padded(verse.surah) + padded(verse.ayah) + ".mp3" }

    /// The basmala, for any surah.
    public static let basmalaFileName = "001001.mp3"

    /// As in "Alafasy_128kbps".
    public static func folderName(of reciter: Reciter, bitRate: Int) -> String { "\(reciter.folder)_\(bitRate)kbps" }

    /// The verse of a file name; nil when it is none.
    public static func verse(ofFile name: String) -> VerseID? {
        let digits = Array(name.utf8.prefix(6))
        guard name.utf8.count == 10, name.hasSuffix(".mp3"), digits.allSatisfy({ (48...57).contains($0) }) else {
            return nil
        }
        func number(_ range: Range<Int>) -> Int { digits[range].reduce(0) { $0 * 10 + Int($1 - 48) } }
        return VerseID(surah: number(0..<3), ayah: number(3..<6))
    }

    /// The first place below a user's folder that has the recording, best bit rate first, or nil.
    ///
    /// - Parameter exists: whether there is a file at a path relative to that folder.
    public static func path(of verse: VerseID, by reciter: Reciter, exists: (String) -> Bool) -> String? {
        reciter.bitRates.lazy.map { "\(folderName(of: reciter, bitRate: $0))/\(fileName(of: verse))" }.first(
            where: exists)
    }

    private static func padded(_ number: Int) -> String { String(String(1000 + number).dropFirst()) }
}

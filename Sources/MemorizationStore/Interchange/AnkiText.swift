public import Memorization
public import QuranCore

/// The verses of a library as a text file for Anki's import: UTF-8, tabs, a header that names its columns.
///
/// The first field, as in "002:255", is what Anki knows a note by: importing again updates notes in place and
/// leaves their scheduling alone.
public enum AnkiText {
    public static func text(_ library: Library, of quran: Quran) -> String {
        let header = [
            "#separator:tab", "#html:true", "#deck:Quran", "#columns:ID\tVerse\tTranslation\tSurah\tInterval\tTags",
            "#tags column:6",
        ]
        let lines = library.verses.map { verse -> String in
            let surah = quran.surah(verse.surah)
            let state = library.state(of: verse)
            return [
                padded(verse.surah) + ":" + padded(verse.ayah), escaped(quran.text(of: verse, script: .uthmani)),
                escaped(quran.translation(of: verse)), escaped("\(surah.number). \(surah.transliteratedName)"),
                "\(state.schedule.interval)",
                "murajah juz-\(quran.juz(of: verse)) \(state.schedule.rung.name.lowercased())",
            ].joined(separator: "\t")
        }
        return (header + lines).map { $0 + "\n" }.joined()
    }

    private static func padded(_ number: Int) -> String { String(String(number + 1000).dropFirst()) }

    /// Safe in HTML and in a field; by scalars, so that no mark of the verse is touched.
    private static func escaped(_ text: String) -> String {
        text.unicodeScalars.reduce(into: "") { result, scalar in
            switch scalar {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\"": result += "&quot;"
            case "\t", "\n", "\r": result += " "
            default: result.unicodeScalars.append(scalar)
            }
        }
    }
}

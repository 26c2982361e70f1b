import QuranCore
import Tajweed
import Testing

/// Verses whose rules were read one by one and compared with the rules of recitation, not with a program.
@Suite struct CheckedVersesTests {
    /// A verse, then each rule with the number of its piece between spaces; rules that are read off the letters
    /// (alef wasla, lam shamsiyyah, madd of two counts, silent letters) are left out: `TajweedTests` has them.
    private static let table = """
        1:1 | 4 madda_permissible
        1:2 | 4 madda_permissible
        1:3 | 2 madda_permissible
        1:4 | 3 madda_permissible
        1:5 | 4 madda_permissible
        1:6 | 3 madda_permissible
        1:7 | 9 madda_necessary, 9 madda_permissible
        2:1 | 1 madda_necessary
        2:19 | 2 idgham_ghunnah, 3 idgham_ghunnah, 4 madda_obligatory, 6 idgham_ghunnah, 7 idgham_ghunnah, 7
          idgham_ghunnah, 8 idgham_ghunnah, 8 idgham_ghunnah, 9 idgham_ghunnah, 9 qalaqah, 11
          madda_obligatory, 12 idgham_shafawi, 13 idgham_shafawi, 19 iqlab, 20 madda_permissible
        6:99 | 2 madda_obligatory, 3 ikhafa, 5 madda_obligatory, 6 madda_obligatory, 6 ikhafa, 7 qalaqah, 11
          ikhafa, 12 qalaqah, 14 idgham_ghunnah, 15 idgham_ghunnah, 17 idgham_ghunnah, 18 idgham_ghunnah, 18
          idgham_ghunnah, 19 idgham_ghunnah, 20 ghunnah, 21 ikhafa, 23 ikhafa, 24 idgham_ghunnah, 25
          idgham_ghunnah, 25 ghunnah, 25 idgham_ghunnah, 26 idgham_ghunnah, 27 idgham_ghunnah, 28
          idgham_ghunnah, 29 ghunnah, 30 idgham_ghunnah, 31 idgham_ghunnah, 34 ikhafa, 34 madda_obligatory,
          36 madda_obligatory, 37 madda_obligatory, 39 madda_obligatory, 41 ghunnah, 44 idgham_wo_ghunnah,
          45 idgham_wo_ghunnah, 45 idgham_ghunnah, 46 idgham_ghunnah, 46 madda_permissible
        7:176 | 5 ghunnah, 5 madda_obligatory, 15 ikhafa, 21 idgham_mutajanisayn, 23 idgham_mutajanisayn, 30
          qalaqah, 33 madda_permissible
        11:42 | 2 qalaqah, 5 ikhafa, 9 qalaqah, 12 idgham_ghunnah, 13 idgham_ghunnah, 14
          idgham_mutajanisayn, 15 idgham_mutajanisayn, 17 idgham_ghunnah, 18 idgham_ghunnah, 19
          madda_permissible
        75:27 | 4 madda_permissible, 4 qalaqah
        77:20 | 2 idgham_mutaqaribayn, 2 idgham_shafawi, 3 idgham_shafawi, 3 idgham_ghunnah, 4
          idgham_ghunnah, 4 madda_obligatory, 4 idgham_ghunnah, 5 idgham_ghunnah, 5 madda_permissible
        83:14 | 7 idgham_shafawi, 8 idgham_shafawi, 10 madda_permissible
        86:6 | 2 idgham_ghunnah, 3 idgham_ghunnah, 3 madda_obligatory, 3 ikhafa, 4 qalaqah
        88:1 |
        91:8 | 3 qalaqah
        93:5 |
        94:1 | 4 qalaqah
        95:4 | 1 qalaqah, 2 qalaqah, 3 ikhafa, 4 madda_obligatory, 6 qalaqah, 6 madda_permissible
        95:6 | 7 qalaqah, 9 madda_permissible
        96:1 | 1 qalaqah, 5 qalaqah
        96:15 | 2 idgham_wo_ghunnah, 3 idgham_wo_ghunnah, 4 ikhafa, 5 iqlab, 6 ghunnah
        97:1 | 1 ghunnah, 1 madda_obligatory, 2 ikhafa, 5 qalaqah
        97:4 | 2 madda_obligatory, 6 idgham_shafawi, 7 idgham_shafawi, 7 ikhafa
        98:8 | 1 madda_obligatory, 2 ikhafa, 4 ghunnah, 5 qalaqah, 5 ikhafa, 6 qalaqah, 7 ikhafa, 11
          madda_obligatory, 12 idgham_wo_ghunnah, 14 idgham_wo_ghunnah
        99:6 | 1 idgham_ghunnah, 2 idgham_ghunnah, 3 ghunnah, 4 idgham_wo_ghunnah, 5 idgham_wo_ghunnah
        100:11 | 1 ghunnah, 2 ikhafa_shafawi, 4 idgham_wo_ghunnah, 5 idgham_wo_ghunnah, 5 madda_permissible
        101:5 | 4 ikhafa, 4 madda_permissible
        102:1 |
        102:8 | 1 ghunnah, 2 ghunnah, 5 ghunnah, 5 madda_permissible
        103:3 | 9 qalaqah
        104:1 | 1 idgham_wo_ghunnah, 2 idgham_wo_ghunnah, 3 idgham_wo_ghunnah, 4 idgham_wo_ghunnah
        104:9 | 2 idgham_ghunnah, 3 idgham_ghunnah
        105:4 | 1 ikhafa_shafawi, 2 idgham_ghunnah, 3 idgham_ghunnah, 3 ikhafa, 4 madda_permissible
        106:1 | 2 madda_permissible
        106:4 | 1 madda_obligatory, 2 qalaqah, 2 idgham_shafawi, 3 idgham_shafawi, 3 ikhafa, 4
          idgham_ghunnah, 5 idgham_ghunnah, 5 idgham_shafawi, 6 idgham_shafawi, 7 madda_permissible
        107:1 | 4 madda_permissible
        108:1 | 1 ghunnah, 1 madda_obligatory
        108:3 | 1 ghunnah, 4 qalaqah
        109:4 | 1 madda_obligatory, 3 idgham_ghunnah, 4 idgham_ghunnah, 5 idgham_mutajanisayn
        110:1 | 2 madda_obligatory
        110:3 | 6 ghunnah
        111:1 | 2 madda_obligatory, 4 idgham_ghunnah, 5 idgham_ghunnah, 5 qalaqah
        111:3 | 2 ikhafa, 4 qalaqah
        111:4 | 2 ghunnah, 3 qalaqah
        111:5 | 3 qalaqah, 3 idgham_ghunnah, 4 idgham_ghunnah, 4 idgham_ghunnah, 5 idgham_ghunnah, 5 qalaqah
        112:1 | 4 qalaqah
        112:2 | 2 qalaqah
        112:3 | 2 qalaqah, 4 qalaqah
        112:4 | 2 idgham_wo_ghunnah, 3 idgham_wo_ghunnah, 5 qalaqah
        113:1 | 4 qalaqah
        113:2 | 1 ikhafa, 4 qalaqah
        113:3 | 1 ikhafa, 5 qalaqah
        113:4 | 1 ikhafa, 3 ghunnah, 5 qalaqah
        113:5 | 1 ikhafa, 5 qalaqah
        114:1 | 4 ghunnah, 4 madda_permissible
        114:2 | 2 ghunnah, 2 madda_permissible
        114:4 | 1 ikhafa, 4 ghunnah, 4 madda_permissible
        114:5 | 5 ghunnah, 5 madda_permissible
        114:6 | 2 ghunnah, 3 ghunnah, 3 madda_permissible
        """

    @Test func `the rules of 62 verses are those that were checked by hand`() throws {
        let quran = try Quran.load()
        let tajweed = try Tajweed(quran)
        var rows: [(verse: VerseID, rules: String)] = []
        for line in Self.table.split(separator: "\n") {
            if line.hasPrefix("  "), let last = rows.indices.last {
                rows[last].rules += " " + line.drop { $0 == " " }
            } else {
                let parts = line.split(separator: "|", maxSplits: 1)
                let verse = try #require(VerseID(parts[0].split(separator: " ")[0]))
                rows.append((verse, parts.count > 1 ? String(parts[1].drop { $0 == " " }) : ""))
            }
        }
        #expect(rows.count == 62)
        let left: Set<TajweedRule> = [.hamzatWasl, .lamShamsiyyah, .maddNormal, .silent]
        for row in rows {
            let scalars = Array(quran.text(of: row.verse, script: .uthmani).unicodeScalars)
            let found = tajweed.spans(of: row.verse).filter { !left.contains($0.rule) }.map { span in
                "\(scalars[..<span.range.lowerBound].count { $0 == " " } + 1) \(span.rule.className)"
            }
            #expect(found.joined(separator: ", ") == row.rules, "\(row.verse)")
        }
    }
}
